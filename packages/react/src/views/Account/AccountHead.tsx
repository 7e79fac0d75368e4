import type { Network } from '@hasp/core'
import type { AccountName } from '../../composites/AccountName/AccountName.js'
import type { AccountAssets } from '../../hooks/internal/data/useAccountAssets.js'
import { account } from '../../i18n/locales/en/account.js'
import { common } from '../../i18n/locales/en/common.js'
import { useMessages } from '../../i18n/useMessages.js'
import { ChevronDownIcon } from '../../icons/ChevronDownIcon.js'
import { EyeIcon } from '../../icons/EyeIcon.js'
import { EyeOffIcon } from '../../icons/EyeOffIcon.js'
import { lazyPart } from '../../lazy/lazyPart.js'
import { Avatar } from '../../pictures/Avatar.js'
import { NetworkPicture } from '../../pictures/NetworkPicture.js'
import { Address } from '../../primitives/Address/Address.js'
import { Amount } from '../../primitives/Amount/Amount.js'
import { CopyButton } from '../../primitives/CopyButton/CopyButton.js'
import { IconButton } from '../../primitives/IconButton/IconButton.js'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.js'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.js'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.js'
import styles from './AccountView.module.css'
import { loadAccountParts } from './loadAccountParts.js'

/** A data source has prices; most pages have none. */
const AccountTotal = lazyPart(
  async () => (await loadAccountParts()).AccountTotal(),
  { Pending: TotalPlace, Failed: TotalPlace },
)

/** By its name, where names are known. */
const Named = lazyPart(async () => (await loadAccountParts()).AccountName(), {
  Pending: Unnamed,
  Failed: Unnamed,
})

/** The account, its balance, and its network. */
export function AccountHead(props: AccountHead.Props) {
  const { address, assets, isHidden, name, network, walletName } = props
  const t = useMessages(account)
  const say = useMessages(common)
  const Who = props.hasNames ? Named : Unnamed
  return (
    <div className={styles.head}>
      <Who address={address} label={name} walletName={walletName}>
        <div className={styles.line}>
          <Address address={address} form="chip" />
          <CopyButton
            iconOnly
            value={address}
            label={say('copyAddress')}
            copiedLabel={say('copied')}
            fallbackLabel={say('copyByHand')}
          />
        </div>
      </Who>
      {network && assets.total && (
        <AccountTotal total={assets.total} isHidden={isHidden} />
      )}
      {network && assets.isCovered && (
        <div className={styles.line} data-part="balance">
          {assets.balance ? (
            <Amount
              // Beside a total it is one of the parts.
              size={assets.total ? 'row' : 's'}
              value={assets.balance.amount}
              exact={assets.balance.exactAmount}
              symbol={assets.balance.symbol}
              hidden={isHidden}
              hiddenLabel={say('amountHidden')}
            />
          ) : assets.isBalancePending ? (
            <Skeleton shape="amount" />
          ) : (
            <span className={styles.unknown}>{t('unknownBalance')}</span>
          )}
          {!assets.isBalancePending && assets.tokens && (
            <IconButton
              label={isHidden ? say('showAmounts') : say('hideAmounts')}
              icon={isHidden ? <EyeOffIcon /> : <EyeIcon />}
              onClick={props.toggleAmounts}
            />
          )}
        </div>
      )}
      {network && (
        <LinkButton
          tone="quiet"
          icon={<NetworkPicture network={network} size={16} />}
          onClick={props.chooseNetwork}
        >
          <span className={styles.line}>
            {network.name}
            <VisuallyHidden>. {t('chooseNetwork')}</VisuallyHidden>
            <ChevronDownIcon size={16} />
          </span>
        </LinkButton>
      )}
    </div>
  )
}

function TotalPlace() {
  return (
    <div className={styles.line} data-part="total">
      <Skeleton shape="amount" />
    </div>
  )
}

function Unnamed(props: AccountName.Props) {
  return (
    <>
      <Avatar address={props.address} size={64} travels={props.walletName} />
      <p className={styles.name}>{props.label}</p>
      {props.children}
    </>
  )
}

export declare namespace AccountHead {
  type Props = {
    /** Whether anybody knows what accounts are called. */
    hasNames: boolean
    address: string
    name: string | undefined
    walletName: string | undefined
    network: Network | undefined
    assets: AccountAssets
    isHidden: boolean
    toggleAmounts: () => void
    chooseNetwork: () => void
  }
}
