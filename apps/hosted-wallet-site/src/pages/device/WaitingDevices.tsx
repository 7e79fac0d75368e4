/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks'
import type { WaitingDevice } from '../../introductions/meetDevice.js'
import type { PageEnvironment } from '../../PageEnvironment.js'
import type { ServiceClient } from '../../service/createServiceClient.js'
import type { DeviceTextKey, DeviceTexts } from './deviceTexts.js'

const lookEveryMs = 2_000

/** The new devices that wait at this moment. */
export function WaitingDevices({
  environment,
  onCompare,
  onTurnAway,
  problem,
  service,
  texts: { t },
}: {
  readonly environment: PageEnvironment
  readonly problem: DeviceTextKey | undefined
  readonly service: ServiceClient
  readonly texts: DeviceTexts
  readonly onCompare: (device: WaitingDevice) => void
  readonly onTurnAway: (device: WaitingDevice) => void
}) {
  const [devices, setDevices] = useState<readonly WaitingDevice[]>()
  useEffect(() => {
    const leaving = new AbortController()
    void watch({ environment, service }, setDevices, leaving.signal)
    return () => leaving.abort()
  }, [environment, service])
  return (
    <main class="card">
      <header>
        <h1>{t('device.title')}</h1>
        <p role="status">
          {devices && t(devices.length > 0 ? 'device.why' : 'device.none')}
        </p>
      </header>
      <section class="content">
        <p role="alert" class="problem">
          {problem && t(problem)}
        </p>
        <ul class="devices" aria-busy={devices === undefined}>
          {devices?.map((device) => (
            <li key={device.deviceId}>
              <span>
                <b>
                  <bdi>{device.name}</bdi>
                </b>
                <small>
                  <bdi dir="ltr">{device.origin}</bdi>
                </small>
              </span>
              <div class="buttons">
                <button
                  type="button"
                  class="plain"
                  aria-label={t('device.notMineOf', { name: device.name })}
                  onClick={() => onTurnAway(device)}
                >
                  {t('device.notMine')}
                </button>
                <button
                  type="button"
                  class="accent"
                  aria-label={t('device.compareOf', { name: device.name })}
                  onClick={() => onCompare(device)}
                >
                  {t('device.compare')}
                </button>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <div class="buttons">
        <a class="plain" href={`/${window.location.search}`}>
          {t('device.home')}
        </a>
      </div>
    </main>
  )
}

/** Looks again and again: a device may have come, or gone. */
async function watch(
  {
    environment: { after },
    service,
  }: {
    readonly environment: PageEnvironment
    readonly service: ServiceClient
  },
  onFound: (devices: readonly WaitingDevice[]) => void,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const found = await service
      .call('listDevices', {}, signal)
      .catch(() => undefined)
    if (found && !signal.aborted)
      onFound(
        found.devices.flatMap(({ commitment, ...device }) =>
          commitment === undefined ? [] : [{ ...device, commitment }],
        ),
      )
    await new Promise<void>((resolve) => void after(lookEveryMs, resolve))
  }
}
