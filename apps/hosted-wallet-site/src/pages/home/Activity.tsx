/** @jsxImportSource preact */
import type { WalletServiceReply } from '@hasp/protocol/walletService'
import { useCallback, useEffect, useState } from 'preact/hooks'
import type { ServiceClient } from '../../service/createServiceClient.js'
import { describeActivity } from './describeActivity.js'
import { formatAgo } from './formatAgo.js'
import type { HomeTexts } from './homeTexts.js'

type Entry = WalletServiceReply<'readActivity'>['activity'][number]

type State =
  | { readonly status: 'reading' }
  | {
      readonly status: 'read'
      readonly entries: readonly Entry[]
      readonly hasOlder: boolean
    }

/** What happened to the wallet, the newest first. */
export function Activity({
  service,
  texts,
}: {
  readonly service: ServiceClient
  readonly texts: HomeTexts
}) {
  const { t } = texts
  const [state, setState] = useState<State>({ status: 'reading' })
  const [hasFailed, setHasFailed] = useState(false)
  const read = useCallback(
    async (known: readonly Entry[]) => {
      const beforeSequence = known.at(-1)?.sequence
      setHasFailed(false)
      try {
        const { activity, hasOlder } = await service.call('readActivity', {
          ...(beforeSequence !== undefined && { beforeSequence }),
        })
        const entries = [...known, ...activity]
        setState({ status: 'read', entries, hasOlder })
      } catch {
        setHasFailed(true)
      }
    },
    [service],
  )
  useEffect(() => void read([]), [read])
  return (
    <section
      aria-labelledby="activity"
      aria-busy={state.status === 'reading' && !hasFailed}
    >
      <h2 id="activity">{t('activity.title')}</h2>
      {state.status === 'read' && state.entries.length === 0 && (
        <p class="note">{t('activity.none')}</p>
      )}
      {state.status === 'read' && state.entries.length > 0 && (
        <ul class="devices">
          {state.entries.map(({ beforeMs, happened, sequence }) => (
            <li key={sequence}>
              <span>
                <b>{describeActivity(texts, happened)}</b>
                {'origin' in happened && (
                  <small>
                    <bdi dir="ltr">{happened.origin}</bdi>
                  </small>
                )}
                {happened.event === 'signedIn' && happened.wrongCodes > 0 && (
                  <small class="danger">
                    {t('activity.wrongCodes', { count: happened.wrongCodes })}
                  </small>
                )}
                <small>{formatAgo(texts, beforeMs)}</small>
              </span>
            </li>
          ))}
        </ul>
      )}
      {state.status === 'read' && state.hasOlder && (
        <button
          type="button"
          class="plain"
          onClick={() => void read(state.entries)}
        >
          {t('activity.older')}
        </button>
      )}
      <p role="alert" class="problem">
        {hasFailed && t('home.failed')}
      </p>
    </section>
  )
}
