import { useEffect } from 'react'
import { useKitRoot } from '../hooks/internal/modal/useKitRoot.js'
import { useKitTheme } from '../hooks/useKitTheme.js'

/** Writes the theme on the page's root, for a page that asked for it. */
export function ThemeAttribute({ name }: { name: string }) {
  const { isStarted } = useKitRoot()
  const { resolved } = useKitTheme()
  useEffect(() => {
    if (!isStarted) return
    document.documentElement.setAttribute(name, resolved)
  }, [isStarted, name, resolved])
  return null
}
