import { NetworkRow } from '../../composites/NetworkRow/NetworkRow.js'
import { ViewFrame } from '../../composites/ViewFrame/ViewFrame.js'
import { common } from '../../i18n/locales/en/common.js'
import { networks } from '../../i18n/locales/en/networks.js'
import { useMessages } from '../../i18n/useMessages.js'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.js'
import { List } from '../../primitives/List/List.js'
import styles from './UnsupportedChainView.module.css'
import { useUnsupportedChainView } from './useUnsupportedChainView.js'

/** Ways out when the wallet is on a network that the site does not support. */
export default function UnsupportedChainView() {
  const t = useMessages(networks)
  const say = useMessages(common)
  const view = useUnsupportedChainView()
  return (
    <ViewFrame
      title={t('unsupportedTitle')}
      footer={
        view.canDisconnect && (
          <LinkButton tone="danger" onClick={view.leave}>
            {say('disconnect')}
          </LinkButton>
        )
      }
    >
      <p className={styles.text}>
        {view.networkName
          ? t('unsupportedNamed', {
              app: view.app.name,
              network: view.networkName,
            })
          : t('unsupported', { app: view.app.name })}
      </p>
      <List label={t('title')} className={styles.rows}>
        {view.networks.map((network) => (
          <NetworkRow
            key={network.caipNetworkId}
            network={network}
            trailing={t('switchTo')}
            unavailable={
              view.isApproved(network.caipNetworkId)
                ? undefined
                : t('notApproved', { wallet: view.walletName })
            }
            onClick={() => view.choose(network)}
          />
        ))}
      </List>
    </ViewFrame>
  )
}
