import { ErrorDetails } from '../../composites/ErrorDetails/ErrorDetails.js'
import { FromTo } from '../../composites/FromTo/FromTo.js'
import { ViewFrame } from '../../composites/ViewFrame/ViewFrame.js'
import { common } from '../../i18n/locales/en/common.js'
import { networks } from '../../i18n/locales/en/networks.js'
import { useMessages } from '../../i18n/useMessages.js'
import { NetworkPicture } from '../../pictures/NetworkPicture.js'
import { Button } from '../../primitives/Button/Button.js'
import styles from './SwitchNetworkView.module.css'
import { useSwitchNetworkView } from './useSwitchNetworkView.js'

/** Waits until the wallet has switched to another network. */
export default function SwitchNetworkView() {
  const t = useMessages(networks)
  const say = useMessages(common)
  const { ask, from, state, to, walletName, words } = useSwitchNetworkView()
  const names = {
    wallet: walletName ?? t('someWallet'),
    network: to?.name ?? t('someNetwork'),
  }
  const isBusy = state === 'waiting' || state === 'adding'
  return (
    <ViewFrame
      title={t('switchTitle')}
      footer={<p className={styles.stuck}>{t('stuck')}</p>}
    >
      <FromTo
        from={{
          name: from?.name ?? t('someNetwork'),
          logo: <NetworkPicture size={40} network={from} />,
        }}
        to={{
          name: names.network,
          logo: <NetworkPicture size={40} name={names.network} network={to} />,
        }}
      />
      <div className={styles.words} role="status" data-state={state}>
        <p className={styles.title}>
          {state === 'failed' ? words?.title : t(`${state}Title`, names)}
        </p>
        <p>
          {state === 'failed'
            ? words?.text
            : state !== 'switched' &&
              t(state, {
                ...names,
                network:
                  state === 'declined'
                    ? (from?.name ?? t('someNetwork'))
                    : names.network,
              })}
        </p>
      </div>
      {words && <ErrorDetails raw={words.raw} />}
      <Button
        className={styles.ask}
        busy={isBusy || state === 'switched'}
        busyLabel={t('waitingLabel')}
        onClick={ask}
      >
        {say('askAgain')}
      </Button>
    </ViewFrame>
  )
}
