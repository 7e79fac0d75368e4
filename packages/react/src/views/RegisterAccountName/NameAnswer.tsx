import type { KitError } from '@hasp/core/errors'
import { useEffect, useRef } from 'react'
import { ErrorNotice } from '../../composites/ErrorNotice/ErrorNotice.js'
import { names } from '../../i18n/locales/en/names.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Banner } from '../../primitives/Banner/Banner.js'

/**
 * Why the name is not taken. It comes into sight: whoever pressed the button
 * below may have scrolled on to it.
 */
export function NameAnswer({ error, reason, unanswered }: NameAnswer.Props) {
  const t = useMessages(names)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (unanswered !== undefined || reason !== undefined || error)
      place.current?.scrollIntoView({ block: 'nearest' })
  }, [error, reason, unanswered])
  const answer =
    unanswered !== undefined ? (
      <Banner tone="caution" title={t('unanswered')} live="assertive">
        <bdi>{t('maybeYours', { name: unanswered })}</bdi>
      </Banner>
    ) : reason ? (
      <Banner tone="caution" title={<bdi>{reason}</bdi>} live="assertive" />
    ) : (
      error && <ErrorNotice error={error} />
    )
  return answer && <div ref={place}>{answer}</div>
}

export declare namespace NameAnswer {
  type Props = {
    error: KitError | undefined
    /** Of the registry, in its words. */
    reason: string | undefined
    /** A name that was signed for, and that nobody has answered about. */
    unanswered: string | undefined
  }
}
