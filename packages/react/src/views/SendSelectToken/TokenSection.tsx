import { useId } from 'react'
import styles from './SendSelectTokenView.module.css'
import { TokenRows } from './TokenRows.js'

/** Tokens of one kind under their heading. */
export function TokenSection({
  title,
  ...rows
}: { title: string } & Pick<TokenRows.Props, 'choices' | 'view'>) {
  const titleId = useId()
  if (rows.choices.length === 0) return null
  return (
    <section>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      <TokenRows aria-labelledby={titleId} {...rows} />
    </section>
  )
}
