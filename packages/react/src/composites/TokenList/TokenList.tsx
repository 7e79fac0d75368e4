import { common } from '../../i18n/locales/en/common.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Amount } from '../../primitives/Amount/Amount.js'
import { TokenLogo } from '../../primitives/Logo/TokenLogo.js'
import styles from './TokenList.module.css'

/** What an account has, by token. */
export function TokenList({ label, tokens, isHidden }: TokenList.Props) {
  const t = useMessages(common)
  return (
    <ul className={styles.list} aria-label={label} data-part="token-list">
      {tokens.map(({ id, name, symbol, amount, exactAmount, imageUrl }) => (
        <li key={id} className={styles.row}>
          <TokenLogo symbol={symbol} image={imageUrl} />
          <span className={styles.name}>{name}</span>
          <Amount
            value={amount}
            exact={exactAmount}
            symbol={symbol}
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
    readonly id: string
    readonly name: string
    readonly symbol: string
    /** As it is shown. */
    readonly amount: string
    /** To the last digit. */
    readonly exactAmount: string
    readonly imageUrl?: string | undefined
  }
}
