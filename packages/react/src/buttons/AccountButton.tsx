import { KitBoundary } from '../hooks/internal/errors/KitBoundary.js'
import { useKitRoot } from '../hooks/internal/modal/useKitRoot.js'
import { useScopeProps } from '../hooks/internal/modal/useScopeProps.js'
import { useWallet } from '../hooks/useWallet.js'
import { Button } from '../primitives/Button/Button.js'
import { KitScope } from '../theme/KitScope.js'
import styles from './Buttons.module.css'
import type { ConnectButton } from './ConnectButton.js'
import { LazyAccountLabel } from './LazyAccountLabel.js'
import { useOpener } from './useOpener.js'
import { useShownAddress } from './useShownAddress.js'

/**
 * The account in use, opening Account; nothing while none is connected.
 * @param props.size `m` (default) or `s`
 * @param props.show as on `ConnectButton`
 * @example
 * import { AccountButton } from '@hasp/react'
 *
 * <AccountButton show={{ network: true }} />
 */
export function AccountButton({ show = {}, size = 'm' }: AccountButton.Props) {
  const { prepare } = useKitRoot()
  const opener = useOpener({ view: 'Account' })
  const address = useShownAddress(useWallet())
  const scope = useScopeProps()
  if (!address) return null
  const warm = () => prepare('Account')
  return (
    <KitBoundary>
      <KitScope {...scope} inline data-part="account-button">
        <Button
          className={styles.connect}
          size={size === 's' ? 'small' : 'regular'}
          block={false}
          tone="quiet"
          aria-haspopup="dialog"
          {...opener}
          onPointerEnter={warm}
          onFocus={warm}
        >
          <LazyAccountLabel address={address} show={show} />
        </Button>
      </KitScope>
    </KitBoundary>
  )
}

export declare namespace AccountButton {
  type Props = Pick<ConnectButton.Props, 'show' | 'size'>
}
