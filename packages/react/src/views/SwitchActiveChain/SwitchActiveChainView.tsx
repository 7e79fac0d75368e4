import { FromTo } from '../../composites/FromTo/FromTo.js'
import { ViewFrame } from '../../composites/ViewFrame/ViewFrame.js'
import { families } from '../../i18n/locales/en/families.js'
import { networks } from '../../i18n/locales/en/networks.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Button } from '../../primitives/Button/Button.js'
import { NetworkLogo } from '../../primitives/Logo/NetworkLogo.js'
import { WalletTile } from '../../primitives/WalletTile/WalletTile.js'
import styles from './SwitchActiveChainView.module.css'
import { useSwitchActiveChainView } from './useSwitchActiveChainView.js'

/** A family that the wallet in use does not speak: it may be joined. */
export default function SwitchActiveChainView() {
  const t = useMessages(networks)
  const nameOf = useMessages(families)
  const view = useSwitchActiveChainView()
  const { from, to, wallet } = view
  const family = nameOf(view.family)
  const network = to?.name ?? family
  return (
    <ViewFrame title={t('goTitle', { family })}>
      <FromTo
        from={{
          name: wallet?.walletName ?? t('someWallet'),
          logo: (
            <WalletTile
              name={wallet?.walletName ?? '?'}
              image={wallet?.imageUrl}
            />
          ),
        }}
        to={{
          name: network,
          logo: (
            <NetworkLogo
              size={40}
              name={network}
              image={to?.assets?.imageUrl}
              testnet={to?.testnet}
            />
          ),
        }}
      />
      <p className={styles.text}>
        {wallet
          ? t('goWith', { wallet: wallet.walletName, network, family })
          : t('go', { network, family })}
      </p>
      <div className={styles.actions}>
        <Button onClick={view.connect}>{t('connectFamily', { family })}</Button>
        <Button tone="quiet" onClick={view.stay}>
          {from ? t('stay', { network: from.name }) : t('stayHere')}
        </Button>
      </div>
    </ViewFrame>
  )
}
