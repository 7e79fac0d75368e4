import type { Namespace } from '@hasp/core'
import { useKitRoot } from '../hooks/internal/modal/useKitRoot.js'
import { buttons } from '../i18n/locales/en/buttons.js'
import { useMessages } from '../i18n/useMessages.js'
import { WalletPicture } from '../pictures/WalletPicture.js'
import { Button } from '../primitives/Button/Button.js'
import styles from './Buttons.module.css'
import { useOneWallet } from './useOneWallet.js'

/** The button of a wallet, with its name and its picture. */
export default function OneWallet(props: OneWallet.Props) {
  const { label, namespace, size, wallet: walletId } = props
  const { prepare } = useKitRoot()
  const { isExcluded, opener, view, wallet } = useOneWallet(walletId, namespace)
  const t = useMessages(buttons)
  if (isExcluded) return null
  const warm = () => prepare(view)
  const picture = wallet && (
    <WalletPicture
      walletId={wallet.id}
      name={wallet.name}
      image={wallet.imageUrl}
      color={wallet.color}
      size={24}
    />
  )
  return (
    <Button
      className={styles.connect}
      size={size === 's' ? 'small' : 'regular'}
      block={false}
      tone="quiet"
      icon={picture}
      aria-haspopup="dialog"
      {...opener}
      onPointerEnter={warm}
      onFocus={warm}
    >
      {label ?? wallet?.name ?? t('connect')}
    </Button>
  )
}

export declare namespace OneWallet {
  type Props = {
    wallet: string
    namespace?: Namespace | undefined
    size?: 's' | 'm' | undefined
    label?: string | undefined
  }
}
