import { ErrorDetails } from '../../composites/ErrorDetails/ErrorDetails.js'
import { ViewFrame } from '../../composites/ViewFrame/ViewFrame.js'
import type { DetectedWallet } from '../../hooks/wallets/useDetectedWallets.js'
import { common } from '../../i18n/locales/en/common.js'
import { connecting } from '../../i18n/locales/en/connecting.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Button } from '../../primitives/Button/Button.js'
import { ConnectingActionButton } from './ConnectingActionButton.js'
import styles from './ConnectingExternalView.module.css'
import { ConnectingLogos } from './ConnectingLogos.js'
import { useWalletWait } from './useWalletWait.js'

/** Waits for the answer of a wallet. */
export function WalletWait({ row }: WalletWait.Props) {
  const t = useMessages(connecting)
  const say = useMessages(common)
  const view = useWalletWait(row)
  const { app, state, words } = view
  const wallet = row?.name ?? t('someWallet')
  return (
    <ViewFrame title={wallet}>
      <ConnectingLogos
        wallet={wallet}
        walletId={row?.type === 'INJECTED' ? row.id : undefined}
        image={row?.imageUrl}
        app={app}
        state={state}
      />
      <div className={styles.words} role="status" data-state={state}>
        <p className={styles.title}>
          {state === 'failed' ? words?.title : t(`${state}Title`, { wallet })}
        </p>
        <p>{state === 'failed' ? words?.text : t(state, { wallet })}</p>
      </div>
      {words && <ErrorDetails raw={words.raw} />}
      <div className={styles.actions}>
        <ConnectingActionButton {...view} />
        {state !== 'connected' && (
          <Button tone="quiet" onClick={view.cancel}>
            {say('cancel')}
          </Button>
        )}
      </div>
    </ViewFrame>
  )
}

export declare namespace WalletWait {
  /** Undefined when the wallet is missing. */
  type Props = { row: DetectedWallet | undefined }
}
