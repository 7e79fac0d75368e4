import type { SendCaution } from '@hasp/core'
import { Glossed } from '../../composites/Glossed/Glossed.js'
import { glossary } from '../../i18n/locales/en/glossary.js'
import { sendCautions } from '../../i18n/locales/en/sendCautions.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Banner } from '../../primitives/Banner/Banner.js'
import { GraveCaution } from './GraveCaution.js'
import { LookAlike } from './LookAlike.js'
import type { SendPreview } from './useSendPreviewView.js'

type Props = { caution: SendCaution; view: SendPreview }

/** One thing that speaks against a receiver. */
export function ReceiverCaution({ caution, view }: Props) {
  const t = useMessages(sendCautions)
  const explain = useMessages(glossary)
  switch (caution.type) {
    case 'lookAlike':
      return <LookAlike caution={caution} view={view} />
    case 'burn':
      return (
        <GraveCaution
          type="burn"
          view={view}
          title={t('burnTitle')}
          tickLabel={t('burnTick')}
        >
          {t('burn')}
        </GraveCaution>
      )
    case 'tokenContract':
      return (
        <GraveCaution
          type="tokenContract"
          view={view}
          title={t('tokenContractTitle')}
          tickLabel={t('tokenContractTick')}
        >
          {t('tokenContract', { symbol: caution.symbol })}
        </GraveCaution>
      )
    case 'contract':
      return (
        <Banner tone="caution">
          <Glossed
            text={t('contractNote')}
            word={explain('smartContract')}
            gloss={explain('smartContractMeaning')}
          />
        </Banner>
      )
    case 'keyless':
      return <Banner tone="caution">{t('keyless')}</Banner>
    case 'nameUnusual':
      return <Banner tone="caution">{t('nameUnusual')}</Banner>
    case 'nameAskedOnce':
      return (
        <Banner tone="note">
          {t(caution.witness === 'node' ? 'nameByNode' : 'nameByService')}
        </Banner>
      )
    case 'ownAccount':
    case 'firstTime':
      return <Banner tone="note">{t(caution.type)}</Banner>
    default:
      return null
  }
}
