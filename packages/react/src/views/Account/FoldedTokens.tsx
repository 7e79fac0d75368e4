import { TokenList } from '../../composites/TokenList/TokenList.js'
import styles from './AccountView.module.css'

/** Tokens that are shown when a visitor asks for them. */
export function FoldedTokens({
  list,
  note,
  title,
  tokens,
}: FoldedTokens.Props) {
  if (tokens.length === 0) return null
  return (
    <details className={styles.folded}>
      <summary>{title}</summary>
      {note && <p className={styles.note}>{note}</p>}
      <TokenList label={title} tokens={tokens} {...list} />
    </details>
  )
}

export declare namespace FoldedTokens {
  type Props = {
    title: string
    note?: string | undefined
    tokens: TokenList.Props['tokens']
    list: Pick<TokenList.Props, 'isHidden' | 'press'>
  }
}
