import { send } from '../../i18n/messages/send.en.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Address } from '../../primitives/Address/Address.js'
import { addressGroups } from '../../primitives/Address/addressGroups.js'
import { Banner } from '../../primitives/Banner/Banner.js'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.js'
import styles from './SendPreviewView.module.css'
import type { SendPreview } from './useSendPreviewView.js'

type Props = {
  /** The address that the receiver could be mistaken for. */
  known: string
  view: SendPreview
}

/** Two addresses, one under the other, with what tells them apart. */
export function LookAlike({ known, view }: Props) {
  const t = useMessages(send)
  const { nameOf, review, tick, ticked } = view
  const differing = differingGroups(review.to, known)
  return (
    <Banner
      tone="stop"
      title={t('lookAlikeTitle')}
      action={
        <Checkbox
          label={t('lookAlikeTick')}
          checked={ticked.includes('lookAlike')}
          onCheckedChange={(isTicked) => tick('lookAlike', isTicked)}
        />
      }
    >
      <p>{t('lookAlike', { name: nameOf(known) ?? t('lookAlikeUnnamed') })}</p>
      <dl className={styles.compared}>
        <dt>{t('entered')}</dt>
        <dd>
          <Address address={review.to} form="full" emphasis={differing} />
        </dd>
        <dt>{t('knownAddress')}</dt>
        <dd>
          <Address address={known} form="full" emphasis={differing} />
        </dd>
      </dl>
    </Banner>
  )
}

function differingGroups(one: string, other: string): readonly number[] {
  const groups = addressGroups(other)
  return addressGroups(one).flatMap((group, index) =>
    group.toLowerCase() === groups[index]?.toLowerCase() ? [] : [index],
  )
}
