/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks'
import {
  type Meeting,
  meetDevice,
  type WaitingDevice,
} from '../../introductions/meetDevice.js'
import { vouchFor } from '../../introductions/vouchFor.js'
import type { PageEnvironment } from '../../PageEnvironment.js'
import { useArming } from '../../screens/useArming.js'
import { useLatest } from '../../screens/useLatest.js'
import { usePressGuard } from '../../screens/usePressGuard.js'
import { VaultError } from '../../vault/VaultError.js'
import type { DeviceTextKey, DeviceTexts } from './deviceTexts.js'

const meetWithinMs = 60_000

/** The visitor compares four characters, and lets the other browser in. */
export function CompareScreen({
  device,
  environment,
  means,
  onDone,
  onFailed,
  onTurnAway,
  texts: { t },
}: {
  readonly device: WaitingDevice
  readonly environment: PageEnvironment
  readonly means: vouchFor.Means
  readonly texts: DeviceTexts
  readonly onDone: () => void
  readonly onFailed: (problem: DeviceTextKey) => void
  readonly onTurnAway: () => void
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [card, setCard] = useState<HTMLElement | null>(null)
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  const [met, setMet] = useState<Meeting>()
  const [isWorking, setWorking] = useState(false)
  const latest = useLatest({ onDone, onFailed })
  const arming = useArming({
    environment,
    movesValue: true,
    parts: [card, button],
    place: 'window',
    shown: met,
  })
  const isReady = arming.status === 'armed' && met !== undefined && !isWorking
  const agree = async () => {
    if (!met) return
    setWorking(true)
    const { deviceId } = device
    const { publicKey } = met
    const signal = AbortSignal.timeout(meetWithinMs)
    try {
      await vouchFor(means, { deviceId, publicKey }, signal)
      latest.current.onDone()
    } catch (error) {
      latest.current.onFailed(
        error instanceof VaultError ? 'device.over' : 'device.failed',
      )
    }
  }
  const { isHurried, isPointerNew } = usePressGuard(environment, button, {
    isReady,
    onPress: () => void agree(),
  })

  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    const leaving = new AbortController()
    const signal = AbortSignal.any([
      leaving.signal,
      AbortSignal.timeout(meetWithinMs),
    ])
    meet(means, device, signal).then(
      (found) =>
        found ? setMet(found) : latest.current.onFailed('device.over'),
      () => {
        if (!leaving.signal.aborted) latest.current.onFailed('device.over')
      },
    )
    return () => leaving.abort()
  }, [means, device])

  return (
    <main class="card" ref={setCard}>
      <header>
        <p class="origin" translate={false}>
          <bdi dir="ltr">{device.origin}</bdi>
        </p>
        <h1 ref={heading} tabIndex={-1}>
          {t('device.isAsking', { name: device.name })}
        </h1>
        <p role="status">{t(met ? 'device.compareWhy' : 'device.meeting')}</p>
      </header>
      <section class="content">
        {met && (
          <p class="code" dir="ltr" translate={false}>
            {met.code}
          </p>
        )}
        <p class="note">{t('device.warning')}</p>
      </section>
      <p role="status">{isHurried && t('approval.tooSoon')}</p>
      <div class="buttons">
        <button type="button" class="plain" onClick={onTurnAway}>
          {t('device.differ')}
        </button>
        <button
          type="button"
          class="accent"
          ref={setButton}
          aria-disabled={!isReady || isPointerNew}
        >
          {t(isWorking ? 'device.working' : 'device.same')}
        </button>
      </div>
    </main>
  )
}

async function meet(
  means: vouchFor.Means,
  device: WaitingDevice,
  signal: AbortSignal,
): Promise<Meeting | undefined> {
  const { wallet } = await means.service.call('readWallet', {}, signal)
  return wallet && (await meetDevice(means, device, wallet.walletId, signal))
}
