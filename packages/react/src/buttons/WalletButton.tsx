import type { Namespace, WalletId } from '@hasp/core'
import { KitBoundary } from '../hooks/internal/errors/KitBoundary.js'
import { useScopeProps } from '../hooks/internal/modal/useScopeProps.js'
import { buttons } from '../i18n/locales/en/buttons.js'
import { useMessages } from '../i18n/useMessages.js'
import { lazyPart } from '../lazy/lazyPart.js'
import { Button } from '../primitives/Button/Button.js'
import { KitScope } from '../theme/KitScope.js'
import styles from './Buttons.module.css'
import { useOpener } from './useOpener.js'

const OneWallet = lazyPart(() => import('./OneWallet.js'), {
  Pending: AnyWallet,
  Failed: AnyWallet,
})

/**
 * Connects one wallet: asks it where it is in this browser, else shows its
 * code, its link, or where it is to be had. It says the wallet's name, which
 * comes with the list of wallets after the page; nothing where the wallet is
 * excluded.
 *
 * @param props.wallet its id in the list of wallets
 * @param props.namespace the namespace to connect; the wallet's own unless given
 * @param props.size `m` (default) or `s`
 * @param props.label what it says instead of the name
 * @example
 * import { WalletButton } from '@hasp/react'
 *
 * <WalletButton wallet="metamask" />
 */
export function WalletButton(props: WalletButton.Props) {
  const scope = useScopeProps()
  return (
    <KitBoundary>
      <KitScope {...scope} inline data-part="wallet-button">
        <OneWallet {...props} />
      </KitScope>
    </KitBoundary>
  )
}

export declare namespace WalletButton {
  type Props = {
    wallet: WalletId
    namespace?: Namespace | undefined
    size?: 's' | 'm' | undefined
    label?: string | undefined
  }
}

/** Until it is known which wallet it is for, it leads to all of them. */
function AnyWallet({
  label,
  namespace,
  retry,
  size,
}: WalletButton.Props & { retry?: () => void }) {
  const opener = useOpener({ namespace })
  const t = useMessages(buttons)
  return (
    <Button
      className={styles.connect}
      size={size === 's' ? 'small' : 'regular'}
      block={false}
      tone="quiet"
      aria-haspopup="dialog"
      {...opener}
      onPointerEnter={retry}
    >
      {label ?? t('connect')}
    </Button>
  )
}
