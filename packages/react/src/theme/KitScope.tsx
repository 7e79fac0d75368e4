import { type ComponentPropsWithoutRef, useCallback, useRef } from 'react'
import type { Appearance } from './Appearance.js'
import type { ThemeName } from './accent.js'

/** A root element of the kit's UI, isolated from the host's styles. */
export function KitScope({
  theme,
  appearance,
  motion = 'system',
  inline,
  ...rest
}: KitScope.Props) {
  const undress = useRef<() => void>(undefined)
  const dress = useCallback(
    (element: HTMLElement | null) => {
      // What leaves keeps its looks: a picture is taken of it.
      if (!element) return
      undress.current?.()
      undress.current = appearance?.dress(element, theme)
    },
    [theme, appearance],
  )
  const Root = inline ? 'span' : 'div'
  return (
    <Root
      {...rest}
      ref={dress}
      data-kit={inline ? 'inline' : ''}
      data-theme={theme}
      data-kit-motion={motion === 'system' ? undefined : motion}
    />
  )
}

export declare namespace KitScope {
  type Props = Omit<ComponentPropsWithoutRef<'div'>, 'style'> & {
    theme: ThemeName
    appearance?: Appearance | undefined
    motion?: 'system' | 'full' | 'reduced' | undefined
    /** A `span` that flows in the host's text, for a button on the page. */
    inline?: boolean | undefined
  }
}
