import { LinkButton } from '../../primitives/LinkButton/LinkButton.js'
import styles from './AskFooter.module.css'

/** A question at the foot of a view, and where its answer is. */
export function AskFooter({ act, onAct, question }: AskFooter.Props) {
  return (
    <div className={styles.ask}>
      <p>{question}</p>
      <LinkButton onClick={onAct}>{act}</LinkButton>
    </div>
  )
}

export declare namespace AskFooter {
  type Props = { question: string; act: string; onAct: () => void }
}
