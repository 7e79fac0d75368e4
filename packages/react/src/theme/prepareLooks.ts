import type { Appearance } from './Appearance.js'
import type { ThemeName } from './accent.js'
import { createAppearance } from './createAppearance.js'
import { followPageTheme } from './followPageTheme.js'
import type { Look } from './Look.js'
import type { ClassNames } from './parts.js'

/** What a site changes about the looks of the kit. */
export type Looks = {
  /** How the kit's elements are dressed. */
  readonly appearance?: Appearance | undefined
  /** The theme of the page, where `theme.follow` takes it over. */
  readonly pageTheme?: ThemeName | undefined
  /** What these came of, for themes within this one. */
  readonly asked?: AskedLooks | undefined
}

/** What a site asks for. */
export type AskedLooks = {
  readonly look: Look
  readonly classNames?: ClassNames | undefined
}

/**
 * Works out the looks that a site asks for, now and after every change.
 * @param page its window, if there is one
 * @returns when all that they need is here
 * @throws TypeError if the accent is not a colour.
 * @example prepareLooks({ look: kit.options.theme }, window, { onLooks, signal })
 */
export async function prepareLooks(
  asked: AskedLooks,
  page: (Window & typeof globalThis) | undefined,
  { onLooks, signal }: prepareLooks.Parameters,
): Promise<void> {
  const { classNames, look } = asked
  if (signal.aborted) return
  let looks: Looks = {
    asked,
    appearance: createAppearance({ look, classNames }),
  }
  if (look.follow && page)
    followPageTheme(page, {
      source: look.follow,
      signal,
      onTheme(pageTheme) {
        looks = { ...looks, pageTheme }
        onLooks(looks)
      },
    })
  else onLooks(looks)
  const { presentation = 'modal' } = look
  if (presentation === 'modal' || !page) return
  const { createPresentation } = await import(
    './presentation/createPresentation.js'
  )
  if (signal.aborted) return
  const present = createPresentation(page, { presentation, signal })
  looks = {
    ...looks,
    appearance: createAppearance({ look, classNames, present }),
  }
  onLooks(looks)
}

export declare namespace prepareLooks {
  type Parameters = {
    onLooks: (looks: Looks) => void
    signal: AbortSignal
  }
}
