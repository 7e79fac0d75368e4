import { common } from '../../i18n/locales/en/common.js'
import { send } from '../../i18n/locales/en/send.js'
import { useMessages } from '../../i18n/useMessages.js'
import { NetworkPicture } from '../../pictures/NetworkPicture.js'
import { TokenPicture } from '../../pictures/TokenPicture.js'
import { Address } from '../../primitives/Address/Address.js'
import { Amount } from '../../primitives/Amount/Amount.js'
import { List } from '../../primitives/List/List.js'
import { ListRow } from '../../primitives/List/ListRow.js'
import styles from './SendSelectTokenView.module.css'
import type {
  TokenChoice,
  useSendSelectTokenView,
} from './useSendSelectTokenView.js'

/** Tokens, each with its balance. */
export function TokenRows({ choices, view, ...name }: TokenRows.Props) {
  return (
    <List {...name} className={styles.rows}>
      {choices.map((choice) => (
        <TokenRow
          key={choice.token.address ?? 'currency'}
          choice={choice}
          view={view}
        />
      ))}
    </List>
  )
}

function TokenRow({
  choice,
  view: { choose, isHidden, network, writeBalance },
}: { choice: TokenChoice } & Pick<TokenRows.Props, 'view'>) {
  const t = useMessages(send)
  const say = useMessages(common)
  const { isAmbiguous, isContractShown, isCurrent, token } = choice
  const { text, exact } = writeBalance(token.balance)
  return (
    <ListRow
      title={<span translate="no">{token.symbol}</span>}
      subtitle={
        <>
          <span>{token.name}</span>
          {isContractShown && token.address && (
            <Address
              className={styles.contract}
              address={token.address}
              form="full"
              aria-label={`${t('contract')} ${token.address}`}
              role="group"
            />
          )}
          {isAmbiguous && (
            <span className={styles.caution}>{t('sameSymbol')}</span>
          )}
        </>
      }
      leading={
        <TokenPicture
          symbol={token.symbol}
          image={token.iconUrl}
          networkId={network?.caipNetworkId}
          address={token.address}
          badge={
            network && (
              <NetworkPicture network={network} testnet={undefined} size={16} />
            )
          }
        />
      }
      trailing={
        <Amount
          value={text}
          exact={exact}
          hidden={isHidden}
          hiddenLabel={say('amountHidden')}
        />
      }
      current={isCurrent}
      onClick={() => choose(token)}
    />
  )
}

export declare namespace TokenRows {
  type Props = {
    label?: string | undefined
    'aria-labelledby'?: string | undefined
    choices: readonly TokenChoice[]
    view: ReturnType<typeof useSendSelectTokenView>
  }
}
