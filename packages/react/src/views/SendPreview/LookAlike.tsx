import type { Likeness, SendCaution } from '@hasp/core'
import { sendCautions } from '../../i18n/locales/en/sendCautions.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Address } from '../../primitives/Address/Address.js'
import { differingGroups } from './differingGroups.js'
import { GraveCaution } from './GraveCaution.js'
import styles from './SendPreviewView.module.css'
import type { SendPreview } from './useSendPreviewView.js'

type Props = {
  /** The address that the receiver could be mistaken for, and how. */
  caution: Extract<SendCaution, { type: 'lookAlike' }>
  view: SendPreview
}

const sentenceOf = {
  oneOff: 'lookAlikeOneOff',
  swapped: 'lookAlikeSwapped',
  ends: 'lookAlike',
  start: 'lookAlikeStart',
  end: 'lookAlikeEnd',
} as const satisfies { [likeness in Likeness]: string }

/** Two addresses, one under the other, with what tells them apart. */
export function LookAlike({ caution, view }: Props) {
  const t = useMessages(sendCautions)
  const { address: known, likeness } = caution
  const { nameOf, review } = view
  const { namespace, to } = review
  return (
    <GraveCaution
      type="lookAlike"
      view={view}
      title={t('lookAlikeTitle')}
      tickLabel={t('lookAlikeTick')}
    >
      <p>
        {t(sentenceOf[likeness], {
          name: nameOf(known) ?? t('lookAlikeUnnamed'),
        })}
      </p>
      <dl className={styles.compared}>
        <dt>{t('entered')}</dt>
        <dd>
          <Address
            address={to}
            form="full"
            emphasis={differingGroups(namespace, to, known)}
          />
        </dd>
        <dt>{t('knownAddress')}</dt>
        <dd>
          <Address
            address={known}
            form="full"
            emphasis={differingGroups(namespace, known, to)}
          />
        </dd>
      </dl>
    </GraveCaution>
  )
}
