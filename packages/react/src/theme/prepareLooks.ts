import type { Appearance } from './Appearance.js'
import type { ThemeName } from './accent.js'
import { createAppearance } from './createAppearance.js'
import { followPageTheme } from './followPageTheme.js'

/** What a site changes about the looks of the kit. */
export type Looks = {
  /** The kit's colours in the site's accent. */
  readonly appearance?: Appearance | undefined
  /** The theme of the page, where `theme.follow` takes it over. */
  readonly pageTheme?: ThemeName | undefined
}

/**
 * Works out the looks that the options ask for, now and after every change.
 * @param page its window, if there is one
 * @example prepareLooks(kit.options.theme, window, { onLooks, signal })
 */
export function prepareLooks(
  { accent, follow: source }: prepareLooks.Options,
  page: (Window & typeof globalThis) | undefined,
  { onLooks, signal }: prepareLooks.Parameters,
): void {
  if (signal.aborted) return
  let looks: Looks = accent ? { appearance: createAppearance({ accent }) } : {}
  if (source && page)
    followPageTheme(page, {
      source,
      signal,
      onTheme(pageTheme) {
        looks = { ...looks, pageTheme }
        onLooks(looks)
      },
    })
  else onLooks(looks)
}

export declare namespace prepareLooks {
  /** As they are among the options of the kit. */
  type Options = {
    readonly accent: string | undefined
    readonly follow: followPageTheme.Parameters['source'] | undefined
  }
  type Parameters = {
    onLooks: (looks: Looks) => void
    signal: AbortSignal
  }
}
