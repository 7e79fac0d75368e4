import type { NameRules } from '@hasp/core'
import { names } from '../../i18n/locales/en/names.js'
import { useMessages } from '../../i18n/useMessages.js'
import { CheckIcon } from '../../icons/CheckIcon.js'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.js'
import styles from './RegisterAccountNameView.module.css'

const order = ['letters', 'length'] as const

/** What a name needs, ticked while it is typed. */
export function NameRuleList({ rules }: { rules: NameRules }) {
  const t = useMessages(names)
  return (
    <ul className={styles.rules} aria-label={t('rules')}>
      {order.map((rule) => (
        <li key={rule} className={styles.rule} data-met={rules[rule]}>
          <span className={styles.tick} aria-hidden="true">
            {rules[rule] && <CheckIcon size={16} />}
          </span>
          {t(rule)}
          <VisuallyHidden>, {t(rules[rule] ? 'met' : 'unmet')}</VisuallyHidden>
        </li>
      ))}
    </ul>
  )
}
