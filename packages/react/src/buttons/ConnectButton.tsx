import type { Namespace } from '@hasp/core'
import type { ReactNode } from 'react'
import { shortenAddress } from '../addresses/shortenAddress.js'
import { KitBoundary } from '../hooks/internal/errors/KitBoundary.js'
import { useKitRoot } from '../hooks/internal/modal/useKitRoot.js'
import { useScopeProps } from '../hooks/internal/modal/useScopeProps.js'
import { useWallet, type WalletState } from '../hooks/useWallet.js'
import { buttons } from '../i18n/locales/en/buttons.js'
import { useMessages } from '../i18n/useMessages.js'
import { Button } from '../primitives/Button/Button.js'
import { KitScope } from '../theme/KitScope.js'
import styles from './Buttons.module.css'
import { LazyAccountLabel } from './LazyAccountLabel.js'
import { useOpener } from './useOpener.js'
import { useShownAddress } from './useShownAddress.js'

/**
 * The way into the modal: `Connect wallet`, and once connected the account.
 *
 * @param props.label what it says while nothing is connected
 * @param props.size `m` (default) or `s`
 * @param props.show what the connected button shows besides the address
 * @param props.namespace the namespace to connect; any unless given
 * @param props.children draws an own button from state, opener and account
 * @example
 * import { ConnectButton } from '@hasp/react'
 *
 * <ConnectButton show={{ balance: true }} />
 * @example
 * import { ConnectButton } from '@hasp/react'
 *
 * <ConnectButton>
 *   {({ open, isBusy, shortAddress }) => (
 *     <button onClick={open} disabled={isBusy}>
 *       {shortAddress ?? 'Connect'}
 *     </button>
 *   )}
 * </ConnectButton>
 */
export function ConnectButton(props: ConnectButton.Props): ReactNode {
  const { children, label, namespace, show = {}, size = 'm' } = props
  const { prepare } = useKitRoot()
  const opener = useOpener({ namespace })
  const wallet = useWallet({ namespace })
  const scope = useScopeProps()
  const t = useMessages(buttons)
  const isConnected = wallet.status === 'connected'
  const isBusy =
    wallet.status === 'connecting' || wallet.status === 'reconnecting'
  const address = useShownAddress(wallet)

  const warm = () => prepare(isConnected ? 'Account' : 'Connect')
  if (children)
    return children({
      state: wallet.status,
      open: opener.onClick,
      account: wallet.address,
      shortAddress: address && shortenAddress(address),
      walletName: wallet.walletName,
      isBusy,
    })
  return (
    <KitBoundary>
      <KitScope {...scope} inline data-part="connect-button">
        <Button
          className={styles.connect}
          size={size === 's' ? 'small' : 'regular'}
          block={false}
          tone={address ? 'quiet' : 'primary'}
          data-status={wallet.status}
          aria-haspopup="dialog"
          {...opener}
          onPointerEnter={warm}
          onFocus={warm}
        >
          {address ? (
            <LazyAccountLabel address={address} show={show} />
          ) : isBusy ? (
            t(wallet.status)
          ) : (
            (label ?? t('connect'))
          )}
        </Button>
      </KitScope>
    </KitBoundary>
  )
}

export declare namespace ConnectButton {
  type Props = {
    label?: string | undefined
    size?: 's' | 'm' | undefined
    /** The address is always shown; `avatar` is too unless turned off. */
    show?:
      | {
          balance?: boolean | undefined
          network?: boolean | undefined
          avatar?: boolean | undefined
        }
      | undefined
    namespace?: Namespace | undefined
    children?: ((parts: Parts) => ReactNode) | undefined
  }

  /** What the site's own button is drawn from. */
  type Parts = {
    state: WalletState['status']
    /** Opens Account when connected, else Connect. */
    open: () => void
    /** The address in use. */
    account: string | undefined
    /**
     * Its beginning and its end, to be shown; with `initialState` also while a
     * wallet of the last visit has not answered.
     */
    shortAddress: string | undefined
    walletName: string | undefined
    /** A wallet is asked, or an earlier one is found again. */
    isBusy: boolean
  }
}
