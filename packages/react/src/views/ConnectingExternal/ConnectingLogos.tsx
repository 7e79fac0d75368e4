import { CheckIcon } from '../../icons/CheckIcon.js'
import { CloseIcon } from '../../icons/CloseIcon.js'
import { WarningIcon } from '../../icons/WarningIcon.js'
import { WalletPicture } from '../../pictures/WalletPicture.js'
import { WalletTile } from '../../primitives/WalletTile/WalletTile.js'
import styles from './ConnectingExternalView.module.css'
import type { ConnectingState } from './useWalletWait.js'

/** The wallet, the site, and the state between them. */
export function ConnectingLogos(props: ConnectingLogos.Props) {
  const { app, image, state, wallet, walletId } = props
  const isBroken = state === 'failed' || state === 'missing'
  const isAsking = ['waiting', 'another', 'slow', 'reconnecting'].includes(
    state,
  )
  return (
    <div
      className={styles.logos}
      data-state={state}
      data-tone={
        state === 'connected' ? 'success' : isBroken ? 'warning' : undefined
      }
      aria-hidden="true"
    >
      <WalletPicture
        walletId={walletId}
        name={wallet}
        image={image}
        size={72}
      />
      {state === 'connected' ? (
        <CheckIcon size={24} />
      ) : state === 'declined' ? (
        <CloseIcon size={24} />
      ) : isBroken ? (
        <WarningIcon size={24} />
      ) : (
        <span className={styles.dots} data-active={isAsking ? '' : undefined}>
          <i />
          <i />
          <i />
        </span>
      )}
      <WalletTile name={app.name} image={app.icon} size={72} />
    </div>
  )
}

export declare namespace ConnectingLogos {
  type Props = {
    wallet: string
    walletId: string | undefined
    image: string | undefined
    app: { name: string; icon?: string | undefined }
    state: ConnectingState
  }
}
