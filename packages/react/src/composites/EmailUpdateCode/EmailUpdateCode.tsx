import { useEmailUpdateCode } from '../../hooks/internal/hosted/useEmailUpdateCode.js'
import { updateEmail } from '../../i18n/locales/en/updateEmail.js'
import { useMessages } from '../../i18n/useMessages.js'
import { LinkButton } from '../../primitives/LinkButton/LinkButton.js'
import { CodePanel } from '../CodePanel/CodePanel.js'
import { EmailUpdate } from '../EmailUpdate/EmailUpdate.js'
import styles from './EmailUpdateCode.module.css'

const titles = { primary: 'oldTitle', secondary: 'newTitle' } as const

/** The code of one mailbox of a change of the address. */
export function EmailUpdateCode({ step }: EmailUpdateCode.Props) {
  const t = useMessages(updateEmail)
  const view = useEmailUpdateCode(step)
  return (
    <EmailUpdate step={step} title={t(titles[step])}>
      <CodePanel {...view} />
      {step === 'primary' && <p className={styles.lost}>{t('lost')}</p>}
      <LinkButton tone="quiet" onClick={view.startOver}>
        {t('startOver')}
      </LinkButton>
    </EmailUpdate>
  )
}

export declare namespace EmailUpdateCode {
  type Props = { step: 'primary' | 'secondary' }
}
