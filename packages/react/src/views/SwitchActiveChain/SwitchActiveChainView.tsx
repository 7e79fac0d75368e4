import { FromTo } from '../../composites/FromTo/FromTo.js'
import { ViewFrame } from '../../composites/ViewFrame/ViewFrame.js'
import { namespaceNames } from '../../i18n/locales/en/namespaceNames.js'
import { networks } from '../../i18n/locales/en/networks.js'
import { useMessages } from '../../i18n/useMessages.js'
import { NetworkPicture } from '../../pictures/NetworkPicture.js'
import { Button } from '../../primitives/Button/Button.js'
import { WalletTile } from '../../primitives/WalletTile/WalletTile.js'
import styles from './SwitchActiveChainView.module.css'
import { useSwitchActiveChainView } from './useSwitchActiveChainView.js'

/** Offers to connect a wallet for a namespace that the one in use lacks. */
export default function SwitchActiveChainView() {
  const t = useMessages(networks)
  const nameOf = useMessages(namespaceNames)
  const view = useSwitchActiveChainView()
  const { from, to, wallet } = view
  const namespaceName = nameOf(view.namespace)
  const network = to?.name ?? namespaceName
  return (
    <ViewFrame title={t('goTitle', { family: namespaceName })}>
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
          logo: <NetworkPicture size={40} name={network} network={to} />,
        }}
      />
      <p className={styles.text}>
        {wallet
          ? t('goWith', {
              wallet: wallet.walletName,
              network,
              family: namespaceName,
            })
          : t('go', { network, family: namespaceName })}
      </p>
      <div className={styles.actions}>
        <Button onClick={view.connect}>
          {t('connectFamily', { family: namespaceName })}
        </Button>
        <Button tone="quiet" onClick={view.stay}>
          {from ? t('stay', { network: from.name }) : t('stayHere')}
        </Button>
      </div>
    </ViewFrame>
  )
}
