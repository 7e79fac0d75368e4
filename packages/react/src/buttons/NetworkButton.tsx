import { KitBoundary } from '../hooks/internal/errors/KitBoundary.js'
import { useKitRoot } from '../hooks/internal/modal/useKitRoot.js'
import { useScopeProps } from '../hooks/internal/modal/useScopeProps.js'
import { useNetwork } from '../hooks/useNetwork.js'
import { buttons } from '../i18n/locales/en/buttons.js'
import { useMessages } from '../i18n/useMessages.js'
import { NetworkPicture } from '../pictures/NetworkPicture.js'
import { Button } from '../primitives/Button/Button.js'
import { KitScope } from '../theme/KitScope.js'
import styles from './Buttons.module.css'
import type { ConnectButton } from './ConnectButton.js'
import { useOpener } from './useOpener.js'

/**
 * The network in use, opening Networks; offers to switch when the kit does not
 * know it.
 * @param props.size `m` (default) or `s`
 * @example
 * import { NetworkButton } from '@hasp/react'
 *
 * <NetworkButton />
 */
export function NetworkButton({ size = 'm' }: NetworkButton.Props) {
  const { prepare } = useKitRoot()
  const opener = useOpener({ view: 'Networks' })
  const { network, isSupported } = useNetwork()
  const scope = useScopeProps()
  const t = useMessages(buttons)
  const name = network?.name ?? (isSupported ? '' : t('switchNetwork'))
  const warm = () => prepare('Networks')
  return (
    <KitBoundary>
      <KitScope {...scope} inline data-part="network-button">
        <Button
          className={styles.network}
          size={size === 's' ? 'small' : 'regular'}
          block={false}
          tone="quiet"
          data-supported={isSupported}
          aria-haspopup="dialog"
          aria-label={network && t('openNetworks', { network: name })}
          {...opener}
          onPointerEnter={warm}
          onFocus={warm}
        >
          <span className={styles.label}>
            {network && <NetworkPicture network={network} size={16} />}
            <span className={isSupported ? undefined : styles.badge}>
              {name}
            </span>
          </span>
        </Button>
      </KitScope>
    </KitBoundary>
  )
}

export declare namespace NetworkButton {
  type Props = Pick<ConnectButton.Props, 'size'>
}
