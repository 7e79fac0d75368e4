import { connect } from '../../i18n/locales/en/connect.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Banner } from '../../primitives/Banner/Banner.js'

/** Of two wallets with one identity, only one can be what it says it is. */
export default function AmbiguousNote({ className }: AmbiguousNote.Props) {
  const t = useMessages(connect)
  return (
    <Banner tone="caution" className={className}>
      {t('ambiguous')}
    </Banner>
  )
}

export declare namespace AmbiguousNote {
  type Props = { className?: string | undefined }
}
