import { NetworkRow } from '../../composites/NetworkRow/NetworkRow.js'
import { ViewFrame } from '../../composites/ViewFrame/ViewFrame.js'
import { common } from '../../i18n/locales/en/common.js'
import { namespaceNames } from '../../i18n/locales/en/namespaceNames.js'
import { networks } from '../../i18n/locales/en/networks.js'
import { useMessages } from '../../i18n/useMessages.js'
import { CheckIcon } from '../../icons/CheckIcon.js'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.js'
import { List } from '../../primitives/List/List.js'
import { LiveRegion } from '../../primitives/LiveRegion/LiveRegion.js'
import { SearchField } from '../../primitives/SearchField/SearchField.js'
import { Switch } from '../../primitives/Switch/Switch.js'
import styles from './NetworksView.module.css'
import { useNetworksView } from './useNetworksView.js'

/** All networks of the site, to switch between them. */
export default function NetworksView() {
  const t = useMessages(networks)
  const nameOfNamespace = useMessages(namespaceNames)
  const say = useMessages(common)
  const view = useNetworksView()
  return (
    <ViewFrame
      title={t('title')}
      footer={
        view.canHideTests && (
          <Switch
            label={t('showTestNetworks')}
            checked={view.showsTests}
            onCheckedChange={view.setShowsTests}
          />
        )
      }
    >
      <SearchField
        label={t('search')}
        value={view.search}
        onValueChange={view.setSearch}
        clearLabel={say('clear')}
      />
      <LiveRegion>
        {view.search && t('found', { count: view.count })}
      </LiveRegion>
      {view.count === 0 && (
        <EmptyState title={t('nothingTitle')}>{t('nothing')}</EmptyState>
      )}
      {view.groups.map((group) => (
        <section key={group.namespace} className={styles.group}>
          {view.hasHeadings && (
            <h3 className={styles.heading}>
              {nameOfNamespace(group.namespace)}
            </h3>
          )}
          <List
            label={
              view.hasHeadings ? nameOfNamespace(group.namespace) : t('title')
            }
          >
            {group.networks.map((network) => {
              const current = network.caipNetworkId === view.currentId
              return (
                <NetworkRow
                  key={network.caipNetworkId}
                  network={network}
                  current={current}
                  tag={
                    group.needsOtherWallet
                      ? t('otherWallet')
                      : view.isSlow(network.caipNetworkId)
                        ? t('slowNode')
                        : undefined
                  }
                  chevron={group.needsOtherWallet}
                  trailing={current && <CheckIcon size={16} />}
                  unavailable={
                    group.isOutOfReach
                      ? t('noFamily', {
                          family: nameOfNamespace(group.namespace),
                        })
                      : view.isApproved(network.caipNetworkId)
                        ? undefined
                        : t('notApproved', { wallet: group.walletName })
                  }
                  onClick={() => view.choose(network, group)}
                />
              )
            })}
          </List>
        </section>
      ))}
    </ViewFrame>
  )
}
