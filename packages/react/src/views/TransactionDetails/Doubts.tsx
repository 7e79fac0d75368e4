import { activity } from '../../i18n/locales/en/activity.js'
import { doubts } from '../../i18n/locales/en/doubts.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Banner } from '../../primitives/Banner/Banner.js'
import styles from './TransactionDetailsView.module.css'

/** What a service or the kit says, in words. */
const sentences = new Map<string, keyof typeof doubts.texts>([
  ['UNSIGNED', 'unsigned'],
  ['NOTHING_MOVED', 'nothingMoved'],
  ['MASS_SENT', 'massSent'],
  ['DUST', 'dust'],
  ['LOOK_ALIKE', 'lookAlike'],
  ['LINK', 'link'],
  ['HIDDEN_CHARACTERS', 'hiddenCharacters'],
  ['IMITATION', 'imitation'],
])

/** What not to do with a transaction, and why. */
export function Doubts({ reasons }: { reasons: readonly string[] }) {
  const t = useMessages(activity)
  const explain = useMessages(doubts)
  // A later release of a service may know reasons that have no words here.
  const known = reasons.flatMap((reason) => sentences.get(reason) ?? [])
  return (
    <Banner tone="caution">
      {t('hiddenNote')}
      {known.length > 0 && (
        <ul className={styles.reasons}>
          {known.map((key) => (
            <li key={key}>{explain(key)}</li>
          ))}
        </ul>
      )}
    </Banner>
  )
}
