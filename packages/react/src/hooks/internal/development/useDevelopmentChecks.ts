import type { Kit } from '@hasp/core'
import { internals } from '@hasp/core/internal'
import { useEffect } from 'react'

/**
 * Tells the developer of the page what is wrong with it, in the console. In a
 * production build nothing of this is left.
 * @param theme the looks that are asked for
 * @param locale the language whose texts the kit has to bring
 * @param isHeadless whether the page draws everything itself
 */
export function useDevelopmentChecks(
  kit: Kit,
  theme: Kit['options']['theme'],
  locale?: string | undefined,
  isHeadless?: boolean | undefined,
): void {
  useEffect(
    () => checkInDevelopment(kit, { theme, locale, isHeadless }),
    [kit, theme, locale, isHeadless],
  )
}

function checkInDevelopment(
  kit: Kit,
  page: {
    readonly theme: Kit['options']['theme']
    readonly locale: string | undefined
    readonly isHeadless: boolean | undefined
  },
): (() => void) | undefined {
  try {
    if (process.env.NODE_ENV !== 'production') {
      let isOver = false
      import('./checkPage.js').then(
        ({ checkPage }) => {
          const { document } = kit[internals].environment.window ?? {}
          if (!document || isOver) return
          for (const sentence of checkPage(document, page))
            kit[internals].log('error', sentence)
        },
        () => undefined,
      )
      return () => {
        isOver = true
      }
    }
  } catch {
    // A page without a bundler has no `process`.
  }
  return undefined
}

declare const process: { readonly env: { readonly NODE_ENV?: string } }
