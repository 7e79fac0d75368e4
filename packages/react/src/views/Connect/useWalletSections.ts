import type { WalletListing } from '@hasp/core'
import { useKitRoot } from '../../hooks/internal/modal/useKitRoot.js'
import { usePreparedPairing } from '../../hooks/pairing/usePreparedPairing.js'
import { useKitLocale } from '../../hooks/useKitLocale.js'
import { useKitModal } from '../../hooks/useKitModal.js'
import { useKitRoute } from '../../hooks/useKitRoute.js'
import {
  type ConnectRow,
  useConnectRows,
} from '../../hooks/wallets/useConnectRows.js'

/** Up to this many, the number of wallets is exact. */
const exactBelow = 10

/** What the list of all seven sections knows and does. */
export function useWalletSections() {
  const namespace = useKitRoute('Connect')?.namespace
  const { prepare } = useKitRoot()
  const { locale } = useKitLocale()
  const { push } = useKitModal()
  const { hasAllWallets, isPhone, rows, total } = useConnectRows({ namespace })
  usePreparedPairing(isPhone)

  const tens = total === undefined ? 0 : Math.floor(total / 10) * 10
  const isExact =
    total === undefined || total < exactBelow || namespace || tens === total
  const write = (count: number) => new Intl.NumberFormat(locale).format(count)
  return {
    rows,
    isPhone,
    hasAllWallets,
    /** How many there are: `540+` for 543. */
    count:
      total === undefined
        ? undefined
        : isExact
          ? write(total)
          : `${write(tens)}+`,
    /** Leads to the code, for any wallet or for a chosen one. */
    pair: (walletId?: string) =>
      push({
        view: 'ConnectingWalletConnect',
        ...((walletId || namespace) && {
          parameters: {
            ...(walletId && { walletId }),
            ...(namespace && { namespace }),
          },
        }),
      }),
    showAll: () =>
      push({
        view: 'AllWallets',
        ...(namespace && { parameters: { filter: namespace } }),
      }),
    warmUp: () => prepare('ConnectingWalletConnect'),
  }
}

/** On a phone, a wallet that opens this page in a browser of its own. */
export function browsingListing(
  row: ConnectRow,
  isPhone: boolean,
): WalletListing | undefined {
  if (!isPhone || (row.type !== 'listed' && row.type !== 'recent'))
    return undefined
  const { listing } = row
  return listing?.browse && !listing.isPairable ? listing : undefined
}
