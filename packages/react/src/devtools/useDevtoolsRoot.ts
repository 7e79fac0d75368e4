import { useEffect, useState } from 'react'
import { useScopeProps } from '../hooks/internal/modal/useScopeProps.js'
import { useLatest } from '../hooks/internal/react/useLatest.js'
import styles from './devtools.css?inline'
import { keepOnTop } from './keepOnTop.js'

type Place = { readonly element: HTMLElement; readonly root: ShadowRoot }

/**
 * Where the tools are drawn: a shadow root of their own in the kit's theme,
 * which neither gets the page's styles nor gives any.
 * @param onEscape told of the key, which then does nothing else
 * @returns undefined on a server and in the first frame
 */
export function useDevtoolsRoot(onEscape: () => void): ShadowRoot | undefined {
  const { appearance, theme } = useScopeProps()
  const [place, setPlace] = useState<Place | undefined>(undefined)
  const latest = useLatest(onEscape)

  useEffect(() => {
    const element = document.createElement('div')
    const root = element.attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(styles)
    root.adoptedStyleSheets = [sheet]
    element.dataset.kit = ''
    element.dataset.part = 'devtools'
    element.lang = 'en'
    element.dir = 'ltr'
    element.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      event.preventDefault()
      latest.current()
    })
    const letGo = keepOnTop(element)
    setPlace({ element, root })
    return () => {
      letGo()
      element.remove()
      setPlace(undefined)
    }
  }, [])

  useEffect(() => {
    if (!place) return
    place.element.dataset.theme = theme
    return appearance?.dress(place.element, theme)
  }, [place, theme, appearance])
  return place?.root
}
