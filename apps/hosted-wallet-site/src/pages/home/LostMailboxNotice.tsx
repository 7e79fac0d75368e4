/** @jsxImportSource preact */
import type { WalletServiceReply } from '@hasp/protocol/walletService'
import { useCallback, useEffect, useState } from 'preact/hooks'
import { writeMoment } from '../../screens/writeMoment.js'
import type { ServiceClient } from '../../service/createServiceClient.js'
import type { HomeTexts } from './homeTexts.js'

/**
 * Tells of another address that somebody has asked for, and calls it off; else
 * whether the visitor could ask for one, should they lose their mailbox.
 */
export function LostMailboxNotice({
  hasOwnWay,
  service,
  texts: { language, t },
}: {
  /** The visitor can come back without their provider. */
  readonly hasOwnWay: boolean
  readonly service: ServiceClient
  readonly texts: HomeTexts
}) {
  const [told, setTold] = useState<WalletServiceReply<'readMove'>>()
  const [problem, setProblem] = useState(false)
  const [isCancelled, setIsCancelled] = useState(false)
  const [isWorking, setIsWorking] = useState(false)
  const read = useCallback(
    () =>
      service.call('readMove', {}).then(setTold, () => {
        setProblem(true)
      }),
    [service],
  )
  useEffect(() => void read(), [read])
  const cancel = async () => {
    if (isWorking) return
    setIsWorking(true)
    setProblem(false)
    try {
      const done = await service.call('cancelMove', {})
      setIsCancelled(done.isCancelled)
      await read()
    } catch {
      setProblem(true)
    }
    setIsWorking(false)
  }
  const { move, provable = [] } = told ?? {}
  const countsAfterMs = Math.min(
    ...provable.map((way) => way.countsAfterMs),
    Number.POSITIVE_INFINITY,
  )
  return (
    <>
      {move && (
        <div class="warnings">
          <p>
            {t('move.asked', {
              email: move.email,
              when: writeMoment(language, move.movedAfterMs),
            })}
          </p>
          <button
            type="button"
            class="plain"
            aria-disabled={isWorking}
            onClick={() => void cancel()}
          >
            {t('move.cancel')}
          </button>
        </div>
      )}
      <p role="status" class="note">
        {isCancelled && t('move.cancelled')}
      </p>
      {told && !move && hasOwnWay && countsAfterMs > 0 && (
        <p class="note">
          {provable.length > 0
            ? t('move.young', { when: writeMoment(language, countsAfterMs) })
            : t('move.unproved')}
        </p>
      )}
      <p role="alert" class="problem">
        {problem && t('home.failed')}
      </p>
    </>
  )
}
