import { send } from '../../i18n/messages/send.en.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Address } from '../../primitives/Address/Address.js'
import { Banner } from '../../primitives/Banner/Banner.js'
import { Checkbox } from '../../primitives/Checkbox/Checkbox.js'
import { SlipRow } from '../../primitives/Slip/SlipRow.js'
import { Weave } from '../../primitives/Weave/Weave.js'
import { LookAlike } from './LookAlike.js'
import styles from './SendPreviewView.module.css'
import type { SendPreview } from './useSendPreviewView.js'

/** Who gets it, with everything that speaks against it right there. */
export function SendReceiver({ view }: { view: SendPreview }) {
  const t = useMessages(send)
  const { receiverName, review, tick, ticked } = view
  return (
    <SlipRow term={t('to')} stacked>
      <div className={styles.receiver}>
        <Weave address={review.to} size={40} />
        <div>
          {receiverName && <div className={styles.name}>{receiverName}</div>}
          <Address address={review.to} form="full" />
        </div>
      </div>
      <div className={styles.cautions}>
        {review.cautions.map((caution) => {
          switch (caution.type) {
            case 'lookAlike':
              return (
                <LookAlike
                  key={caution.type}
                  known={caution.address}
                  view={view}
                />
              )
            case 'burn':
              return (
                <Banner
                  key={caution.type}
                  tone="stop"
                  title={t('burnTitle')}
                  action={
                    <Checkbox
                      label={t('burnTick')}
                      checked={ticked.includes('burn')}
                      onCheckedChange={(isTicked) => tick('burn', isTicked)}
                    />
                  }
                >
                  {t('burn')}
                </Banner>
              )
            case 'contract':
              return (
                <Banner key={caution.type} tone="caution">
                  {t('contractNote')}
                </Banner>
              )
            default:
              return (
                <p key={caution.type} className={styles.note}>
                  {t(caution.type)}
                </p>
              )
          }
        })}
      </div>
    </SlipRow>
  )
}
