import type { ThemeOptions } from '@hasp/core'
import { type ReactNode, useMemo } from 'react'
import { useDevelopmentChecks } from './hooks/internal/development/useDevelopmentChecks.js'
import { useKitRoot } from './hooks/internal/modal/useKitRoot.js'
import { useLooks } from './hooks/internal/modal/useLooks.js'
import { KitContext } from './KitContext.js'

/**
 * Other looks for the kit's elements in one part of the page. What it does not
 * name is as around it. The modal has the looks of its `KitProvider`.
 *
 * @param props.theme as `createKit` takes it; keep the object stable between
 * renders
 * @example
 * import { ConnectButton, KitTheme } from '@hasp/react'
 *
 * const inFooter = { mode: 'light', density: 'compact' } as const
 *
 * const Footer = () => (
 *   <KitTheme theme={inFooter}>
 *     <ConnectButton />
 *   </KitTheme>
 * )
 */
export function KitTheme({ children, theme }: KitTheme.Props) {
  const root = useKitRoot()
  const { asked, kit } = root
  const merged = useMemo(() => {
    const { theme: outer } = kit.options
    const mode = theme.mode ?? outer.mode
    return { ...outer, ...asked?.look, ...theme, mode }
  }, [kit, asked, theme])
  const looks = useLooks(kit, asked?.classNames, merged)
  useDevelopmentChecks(kit, merged)
  const within = useMemo(() => {
    const pageTheme = theme.mode ?? looks.pageTheme ?? root.pageTheme
    return { ...root, ...looks, pageTheme }
  }, [root, looks, theme])
  return <KitContext.Provider value={within}>{children}</KitContext.Provider>
}

export declare namespace KitTheme {
  type Props = {
    theme: Pick<
      ThemeOptions,
      'preset' | 'accent' | 'radius' | 'font' | 'density' | 'tokens' | 'follow'
    > & {
      /** One for as long as it stands; as around it unless given. */
      readonly mode?: 'dark' | 'light' | undefined
    }
    children?: ReactNode
  }
}
