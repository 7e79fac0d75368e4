import type { ThemeName } from './accent.js'

/**
 * Tells which theme the page is in, now and after every change.
 * @param page its window
 * @param parameters.source where it says so
 * @param parameters.onTheme told first before this returns
 * @param parameters.signal ends it
 * @example followPageTheme(window, { source: 'class', onTheme, signal })
 */
export function followPageTheme(
  page: Window & typeof globalThis,
  { onTheme, signal, source }: followPageTheme.Parameters,
): void {
  if (signal.aborted) return
  const root = page.document.documentElement
  const query = page.matchMedia?.('(prefers-color-scheme: dark)')
  const tell = () => onTheme(readers[source](root, query?.matches ?? false))
  const observer = new page.MutationObserver(tell)
  // Whatever it is read from, these are what switches a page's style sheets.
  observer.observe(root, { attributes: true })
  query?.addEventListener('change', tell, { signal })
  page.addEventListener('load', tell, { signal })
  tell()
  signal.addEventListener('abort', () => observer.disconnect())
}

export declare namespace followPageTheme {
  type Parameters = {
    source: Source
    onTheme: (theme: ThemeName) => void
    signal: AbortSignal
  }
}

type Source = 'class' | 'data-theme' | 'color-scheme'

type Reader = (root: HTMLElement, isSystemDark: boolean) => ThemeName

const readers: { readonly [source in Source]: Reader } = {
  class(root) {
    return root.classList.contains('dark') ? 'dark' : 'light'
  },
  'data-theme'(root, isSystemDark) {
    const name = root.getAttribute('data-theme')
    if (name === 'dark' || name === 'light') return name
    // Themes with names of their own say by CSS what they are.
    return readColorScheme(root, isSystemDark)
  },
  'color-scheme': readColorScheme,
}

/** `color-scheme` may name both, which leaves it to the system. */
function readColorScheme(root: HTMLElement, isSystemDark: boolean): ThemeName {
  const style = root.ownerDocument.defaultView?.getComputedStyle(root)
  const schemes = (style?.colorScheme ?? '').split(' ')
  if (!schemes.includes('dark')) return 'light'
  return schemes.includes('light') && !isSystemDark ? 'light' : 'dark'
}
