import { LinkButton } from '../../primitives/LinkButton/LinkButton.js'
import styles from './AskFooter.module.css'

/** A question at the foot of a view, and where its answer is. */
export function AskFooter({ action, onAction, question }: AskFooter.Props) {
  return (
    <div className={styles.ask}>
      <p>{question}</p>
      <LinkButton onClick={onAction}>{action}</LinkButton>
    </div>
  )
}

export declare namespace AskFooter {
  type Props = { question: string; action: string; onAction: () => void }
}
