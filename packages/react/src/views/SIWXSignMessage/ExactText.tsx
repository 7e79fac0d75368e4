import { common } from '../../i18n/locales/en/common.js'
import { signIn } from '../../i18n/locales/en/signIn.js'
import { useMessages } from '../../i18n/useMessages.js'
import { CopyButton } from '../../primitives/CopyButton/CopyButton.js'
import styles from './SIWXSignMessageView.module.css'

/** What is signed, word for word: left to right in every language. */
export function ExactText({ isPreparing, text }: ExactText.Props) {
  const t = useMessages(signIn)
  const say = useMessages(common)
  if (!text && !isPreparing) return null
  return (
    <div className={styles.exact}>
      <div className={styles.caption}>
        {t('exactText')}
        {text && (
          <CopyButton
            value={text}
            label={say('copy')}
            copiedLabel={say('copied')}
            fallbackLabel={say('copyByHand')}
          />
        )}
      </div>
      <pre className={styles.text} dir="ltr" translate="no">
        {text}
      </pre>
    </div>
  )
}

export declare namespace ExactText {
  type Props = { text: string | undefined; isPreparing: boolean }
}
