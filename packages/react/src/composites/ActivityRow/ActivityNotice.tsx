import { useMemo } from 'react'
import type { ActivityQuery } from '../../hooks/data/useActivity.js'
import { useInternals } from '../../hooks/internal/modal/useInternals.js'
import { useCountdown } from '../../hooks/internal/react/useCountdown.js'
import { useAction } from '../../hooks/useAction.js'
import { useKitError } from '../../hooks/useKitError.js'
import { activity } from '../../i18n/locales/en/activity.js'
import { common } from '../../i18n/locales/en/common.js'
import { useMessages } from '../../i18n/useMessages.js'
import { Banner } from '../../primitives/Banner/Banner.js'
import { Button } from '../../primitives/Button/Button.js'
import { LiveRegion } from '../../primitives/LiveRegion/LiveRegion.js'
import styles from './ActivityNotice.module.css'

const missingTexts: {
  readonly [code in string]?: 'missingEarlier' | 'missingInternal'
} = {
  EARLIER_BLOCKS: 'missingEarlier',
  INTERNAL_TRANSFERS: 'missingInternal',
}

/** Why a list of transactions is not what it could be, and a way out. */
export function ActivityNotice({ query }: { query: ActivityQuery }) {
  const t = useMessages(activity)
  const say = useMessages(common)
  const words = useKitError(query.error)
  const { clock } = useInternals().environment
  // Drawn again by itself, it has the query of when it was drawn from above.
  const until = useMemo(
    () => clock.now() + (query.retryInMs ?? 0),
    [clock, query],
  )
  const seconds = useCountdown(until - clock.now())
  // What was drawn last, also for whoever presses before effects have run.
  const retry = useAction((_, refetch: typeof query.refetch) => refetch())
  const label =
    seconds > 0 ? say('tryAgainIn', { count: seconds }) : say('tryAgain')
  const missing = new Set(
    query.isComplete || !(query.isCovered || query.items.length > 0)
      ? []
      : query.missing.length > 0
        ? query.missing.map((code) => missingTexts[code] ?? 'missingSome')
        : (['missingSome'] as const),
  )
  return (
    <>
      {words && (
        <Banner
          tone="caution"
          title={words.title}
          action={
            <Button
              tone="quiet"
              size="small"
              className={styles.retry}
              busy={retry.status === 'running'}
              busyLabel={say('loading')}
              unavailable={seconds > 0 ? label : undefined}
              onClick={() => void retry.run(query.refetch)}
            >
              {label}
            </Button>
          }
        >
          {query.isStale ? t('stale') : t('failedPlease')}
        </Banner>
      )}
      <LiveRegion>{words?.title}</LiveRegion>
      {[...missing].map((key) => (
        <p key={key} className={styles.note} role="status">
          {t(key)}
        </p>
      ))}
    </>
  )
}
