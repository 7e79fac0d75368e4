import { ViewFrame } from '../../composites/ViewFrame/ViewFrame.js'
import type { DetectedWallet } from '../../hooks/wallets/useDetectedWallets.js'
import { connecting } from '../../i18n/locales/en/connecting.js'
import { namespaceNames } from '../../i18n/locales/en/namespaceNames.js'
import { useMessages } from '../../i18n/useMessages.js'
import { NetworkPicture } from '../../pictures/NetworkPicture.js'
import { List } from '../../primitives/List/List.js'
import { ListRow } from '../../primitives/List/ListRow.js'
import styles from './ConnectingExternalView.module.css'
import { useNamespaceChoice } from './useNamespaceChoice.js'

/** Asks which of its namespaces to connect a wallet in. */
export function NamespaceChoice({ row }: NamespaceChoice.Props) {
  const t = useMessages(connecting)
  const nameOf = useMessages(namespaceNames)
  const { choices, choose } = useNamespaceChoice(row)
  return (
    <ViewFrame
      title={t('choiceTitle')}
      footer={<p className={styles.words}>{t('choiceLater')}</p>}
    >
      <List label={t('choice', { wallet: row.name })} className={styles.rows}>
        {choices.map(({ isConnected, isWaiting, namespace, network }) => (
          <ListRow
            key={namespace}
            title={nameOf(namespace)}
            leading={
              <NetworkPicture
                name={nameOf(namespace)}
                network={network}
                size={40}
              />
            }
            tag={
              isWaiting
                ? t('isConnecting')
                : isConnected
                  ? t('isConnected')
                  : undefined
            }
            chevron
            onClick={() => choose(namespace)}
          />
        ))}
      </List>
    </ViewFrame>
  )
}

export declare namespace NamespaceChoice {
  type Props = { row: DetectedWallet }
}
