import type { Kit } from '@hasp/core'
import { internals } from '@hasp/core/internal'
import { useEffect, useState } from 'react'
import type { ThemeName } from '../../../theme/accent.js'

/**
 * The theme of the page, where `theme.follow` says to take it over. What reads
 * it is fetched for that only.
 * @returns undefined until it is known
 */
export function usePageTheme(kit: Kit): ThemeName | undefined {
  const source = kit.options.theme.follow
  const [theme, setTheme] = useState<ThemeName | undefined>(undefined)

  useEffect(() => {
    const { environment, log } = kit[internals]
    const page = environment.window
    if (source === undefined || page === undefined) return
    const abort = new AbortController()
    const { signal } = abort
    import('../../../theme/followPageTheme.js').then(
      ({ followPageTheme }) => {
        if (signal.aborted) return
        const stop = followPageTheme(page, { source, onTheme: setTheme })
        signal.addEventListener('abort', stop)
      },
      (error: unknown) => log('warn', 'The page’s theme is not known', error),
    )
    return () => abort.abort()
  }, [kit, source])
  return source && theme
}
