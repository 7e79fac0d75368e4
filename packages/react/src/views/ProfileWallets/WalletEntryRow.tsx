import { forwardRef, useState } from 'react'
import { shortenAddress } from '../../addresses/shortenAddress.js'
import { useHostedAccount } from '../../hooks/internal/hosted/useHostedAccount.js'
import { useAccountExplorer } from '../../hooks/internal/network/useAccountExplorer.js'
import type { WalletEntry } from '../../hooks/wallets/useConnectedWallets.js'
import { common } from '../../i18n/locales/en/common.js'
import { wallets } from '../../i18n/locales/en/wallets.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Avatar } from '../../pictures/Avatar.js'
import { Address } from '../../primitives/Address/Address.js'
import { ListRow } from '../../primitives/List/ListRow.js'
import { Menu } from '../../primitives/Menu/Menu.js'
import { CalledName } from './CalledName.js'
import styles from './ProfileWalletsView.module.css'
import type { ProfileWalletsViewState } from './useProfileWalletsView.js'
import { WalletNameForm } from './WalletNameForm.js'

/** One wallet of the visitor, with all that can be done with it. */
export const WalletEntryRow = forwardRef<HTMLElement, WalletEntryRow.Props>(
  function WalletEntryRow(props, ref) {
    const { action, entry, isListed = false, onPress, view } = props
    const { address, id, label, walletName } = entry
    const t = useMessages(wallets)
    const say = useMessages(common)
    const explorer = useAccountExplorer(entry.networkId, address)
    const hosted = useHostedAccount(entry.connectorId)
    const name = label ?? hosted?.email
    const isUsed = action === 'reconnect'
    const named = isUsed ? undefined : view.namedAccount(entry, address)
    const [canTakeName, setCanTakeName] = useState(false)
    const ordinals = entry.accounts
      .filter(({ purpose }) => purpose === 'ordinals')
      .map((account) => account.address)
    if (view.namedId === id)
      return (
        <WalletNameForm
          walletName={walletName}
          label={label}
          onSave={(text) => view.label(id, text)}
          onCancel={() => view.name(undefined)}
        />
      )
    return (
      <ListRow
        ref={ref}
        className={named && styles.namable}
        title={walletName}
        subtitle={
          <>
            {name && <bdi>{name} · </bdi>}
            <Address address={address} form="chip" />
            {named && (
              <CalledName
                account={named}
                onOffer={action === 'current' ? setCanTakeName : undefined}
              />
            )}
          </>
        }
        leading={<Avatar address={address} travels={walletName} />}
        current={action === 'current'}
        tag={action === 'current' && !isListed ? t('current') : undefined}
        trailing={action === 'current' ? undefined : t(action)}
        busy={view.switchingId === id}
        onClick={onPress}
        menu={
          <Menu
            label={say('moreAbout', { name: walletName })}
            items={[
              {
                id: 'copy',
                label: say('copyAddress'),
                onSelect: () => void view.copy(address),
              },
              ...ordinals.map((one) => ({
                id: one,
                label: t('copyOrdinals', {
                  address: shortenAddress(one, 'chip'),
                }),
                onSelect: () => void view.copy(one),
              })),
              {
                id: 'name',
                label: t('rename'),
                onSelect: () => view.name(id),
              },
              ...(canTakeName && action === 'current'
                ? [
                    {
                      id: 'take',
                      label: t('takeName'),
                      onSelect: view.takeName,
                    },
                  ]
                : []),
              ...(explorer
                ? [
                    {
                      id: 'explorer',
                      label: t('explorer', { explorer: explorer.name }),
                      onSelect: () =>
                        void window.open(
                          explorer.url,
                          '_blank',
                          'noopener,noreferrer',
                        ),
                    },
                  ]
                : []),
              ...(hosted && action === 'current'
                ? [
                    {
                      id: 'email',
                      label: t('changeEmail'),
                      onSelect: view.changeEmail,
                    },
                  ]
                : []),
              ...(hosted
                ? [
                    {
                      id: 'hosted',
                      label: t('openHosted'),
                      onSelect: () =>
                        void window.open(
                          hosted.origin,
                          '_blank',
                          'noopener,noreferrer',
                        ),
                    },
                  ]
                : []),
              {
                id: 'leave',
                label: isUsed ? t('forget') : say('disconnect'),
                tone: 'danger',
                onSelect: () => (isUsed ? view.forget(id) : view.leave(id)),
              },
            ]}
          />
        }
      />
    )
  },
)

export declare namespace WalletEntryRow {
  type Props = {
    entry: WalletEntry
    view: ProfileWalletsViewState
    /** Its accounts are listed below, where the one in use says so. */
    isListed?: boolean | undefined
    /** What a press on the row does. */
    action: 'current' | 'use' | 'reconnect'
    onPress?: (() => void) | undefined
  }
}
