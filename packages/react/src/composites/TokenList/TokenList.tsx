import type { NetworkId } from '@hasp/core'
import { common } from '../../i18n/locales/en/common.js'
import { useMessages } from '../../i18n/useMessages.js'
import { TokenPicture } from '../../pictures/TokenPicture.js'
import { Amount } from '../../primitives/Amount/Amount.js'
import styles from './TokenList.module.css'

/** The tokens of an account. */
export function TokenList({ label, tokens, isHidden }: TokenList.Props) {
  const t = useMessages(common)
  return (
    <ul className={styles.list} aria-label={label} data-part="token-list">
      {tokens.map(({ amount, exactAmount, imageUrl, networkId, ...token }) => (
        <li key={token.id} className={styles.row}>
          <TokenPicture
            symbol={token.symbol}
            image={imageUrl}
            networkId={networkId}
            address={token.id || undefined}
          />
          <span className={styles.name} title={token.name}>
            <span translate="no">{token.symbol}</span>
            <span className={styles.fullName}>{token.name}</span>
          </span>
          <Amount
            value={amount}
            exact={`${exactAmount} ${token.symbol}`}
            hidden={isHidden}
            hiddenLabel={t('amountHidden')}
          />
        </li>
      ))}
    </ul>
  )
}

export declare namespace TokenList {
  type Props = {
    label: string
    tokens: readonly Row[]
    /** Covers the amounts. */
    isHidden?: boolean | undefined
  }
  type Row = {
    /** Its contract; empty for the network's currency. */
    readonly id: string
    readonly networkId: NetworkId | undefined
    readonly name: string
    readonly symbol: string
    /** As it is shown. */
    readonly amount: string
    /** With every digit. */
    readonly exactAmount: string
    readonly imageUrl?: string | undefined
  }
}
