import type { ActivityWords } from '../../hooks/internal/activity/useWriteActivity.js'
import { common } from '../../i18n/locales/en/common.js'
import { useMessages } from '../../i18n/useMessages.js'
import { IncomingIcon } from '../../icons/IncomingIcon.js'
import { InfoIcon } from '../../icons/InfoIcon.js'
import { SendIcon } from '../../icons/SendIcon.js'
import { SwapIcon } from '../../icons/SwapIcon.js'
import { WarningIcon } from '../../icons/WarningIcon.js'
import { Amount } from '../../primitives/Amount/Amount.js'
import { Spinner } from '../../primitives/Spinner/Spinner.js'
import styles from './ActivityRow.module.css'

const icons = {
  sent: SendIcon,
  received: IncomingIcon,
  swapped: SwapIcon,
  failed: WarningIcon,
  other: InfoIcon,
}

/** A transaction in words: what it was, when, and at most two amounts. */
export function ActivityRow({
  words,
  moment,
  isHidden,
  ...rest
}: ActivityRow.Props) {
  const say = useMessages(common)
  const { amounts, icon, isOpen, status, title } = words
  const Drawing = icons[icon]
  return (
    <button
      {...rest}
      type="button"
      className={styles.row}
      data-part="activity-row"
    >
      <span className={styles.icon} data-icon={icon} aria-hidden="true">
        {isOpen ? <Spinner size={16} /> : <Drawing size={16} />}
      </span>
      <span className={styles.texts}>
        <span className={styles.title}>{title}</span>
        <span className={styles.note}>
          {[status, moment].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className={styles.amounts}>
        {amounts.map(({ direction, exact, symbol, text }) => (
          <Amount
            key={`${direction} ${symbol} ${text}`}
            className={styles.amount}
            data-direction={direction}
            value={text}
            exact={exact}
            symbol={symbol}
            hidden={isHidden}
            hiddenLabel={say('amountHidden')}
          />
        ))}
      </span>
    </button>
  )
}

export declare namespace ActivityRow {
  type Props = {
    words: ActivityWords
    /** The day or the time, written. */
    moment: string | undefined
    /** Covers the amounts. */
    isHidden: boolean
    tabIndex?: number | undefined
    'data-roving'?: '' | undefined
    onClick?: (() => void) | undefined
  }
}
