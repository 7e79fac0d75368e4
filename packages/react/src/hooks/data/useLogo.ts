import { getLogo, type LogoSubject } from '@hasp/core'
import { logoKey } from '@hasp/core/internal'
import { useEffect } from 'react'
import { useLatest } from '../internal/react/useLatest.js'
import { useKit } from '../useKit.js'
import { useStore } from '../useStore.js'

/**
 * The logo that the kit knows of a wallet, a network, its currency or a token.
 * It is fetched when it is first asked for.
 *
 * @param subject tokens are found by network and contract, never by symbol;
 * nothing is fetched for undefined
 * @param isWanted false waits: only a logo that is here already is returned
 * @returns the address of a picture for `<img src>`; undefined where none is
 * known, or not yet
 * @example
 * import { useLogo } from '@hasp/react'
 *
 * const logo = useLogo({ type: 'wallet', id: 'metamask' })
 */
export function useLogo(
  subject: LogoSubject | undefined,
  isWanted = true,
): string | undefined {
  const kit = useKit()
  const key = subject && logoKey(subject)
  const latest = useLatest(subject)
  const logo = useStore(kit.stores.logos, ({ byKey }) => key && byKey.get(key))
  useEffect(() => {
    if (key && isWanted && latest.current) void getLogo(kit, latest.current)
  }, [kit, key, isWanted])
  return logo
}
