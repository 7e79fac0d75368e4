import { useEffect } from 'react'
import { useKitRoot } from '../hooks/internal/modal/useKitRoot.js'
import { useKitTheme } from '../hooks/useKitTheme.js'

/** Writes the theme on the page's root, for the page's own styles. */
export function ThemeAttribute() {
  const { isStarted, kit } = useKitRoot()
  const { attribute } = kit.options.theme
  const { resolved } = useKitTheme()
  useEffect(() => {
    if (!isStarted) return
    document.documentElement.setAttribute(attribute, resolved)
  }, [isStarted, attribute, resolved])
  return null
}
