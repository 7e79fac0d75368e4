/** @jsxImportSource preact */
import type { WalletServiceReply } from '@hasp/protocol/walletService'
import { useCallback, useEffect, useState } from 'preact/hooks'
import type { LoggedIn } from '../../login/createLogin.js'
import { Address } from '../../screens/Address.js'
import type { ServiceClient } from '../../service/createServiceClient.js'
import type { Texts } from '../../texts/createTexts.js'
import { WaysBack } from './WaysBack.js'

type Device = WalletServiceReply<'listDevices'>['devices'][number]

/** What belongs to whoever is logged in, and where it can be used. */
export function AccountScreen({
  addPasskey,
  onSignOut,
  service,
  texts,
  user: { addresses, email, passkeys },
}: {
  readonly addPasskey: (() => Promise<void>) | undefined
  readonly service: ServiceClient
  readonly texts: Texts
  readonly user: LoggedIn
  readonly onSignOut: () => void
}) {
  const { t } = texts
  const [devices, setDevices] = useState<readonly Device[]>()
  const [hasFailed, setHasFailed] = useState(false)
  const list = useCallback(
    () =>
      service.call('listDevices', {}).then(
        (answer) => setDevices(answer.devices),
        () => setHasFailed(true),
      ),
    [service],
  )
  useEffect(() => void list(), [list])
  const revoke = async (deviceId: string) => {
    setHasFailed(false)
    try {
      await service.call('revokeDevice', { deviceId })
      await list()
    } catch {
      setHasFailed(true)
    }
  }
  return (
    <main class="card">
      <header>
        <h1>{t('home.title')}</h1>
        <p dir="auto">{email}</p>
      </header>
      <section class="content">
        <dl class="slip">
          {(['eip155', 'solana'] as const).map((namespace) => (
            <div key={namespace}>
              <dt>{t(`home.${namespace}`)}</dt>
              <dd>
                <Address address={addresses[namespace]} />
              </dd>
            </div>
          ))}
        </dl>
        <p class="note">{t('home.self')}</p>
        <WaysBack {...{ addPasskey, passkeys, texts }} />
        <h2>{t('home.devices')}</h2>
        <ul class="devices" aria-busy={devices === undefined && !hasFailed}>
          {devices?.map((device) => (
            <li key={device.deviceId}>
              <span>
                <b>{device.name}</b>
                <small dir="ltr">{device.origin}</small>
                <small>
                  {device.isThis
                    ? t('home.thisDevice')
                    : lastUsed(texts, device.lastUsedBeforeMs)}
                  {device.deviceCode && ` · ${device.deviceCode}`}
                </small>
              </span>
              {!device.isThis && (
                <button
                  type="button"
                  class="plain"
                  aria-label={t('home.revokeOf', { name: device.name })}
                  onClick={() => void revoke(device.deviceId)}
                >
                  {t('home.revoke')}
                </button>
              )}
            </li>
          ))}
        </ul>
        <p role="alert" class="problem">
          {hasFailed && t('home.failed')}
        </p>
      </section>
      <div class="buttons">
        <button type="button" class="plain" onClick={onSignOut}>
          {t('home.signOut')}
        </button>
      </div>
    </main>
  )
}

const minuteMs = 60_000

function lastUsed({ language, t }: Texts, beforeMs: number): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const minutes = Math.floor(beforeMs / minuteMs)
  const when =
    minutes < 60
      ? format.format(-minutes, 'minute')
      : minutes < 24 * 60
        ? format.format(-Math.floor(minutes / 60), 'hour')
        : format.format(-Math.floor(minutes / (24 * 60)), 'day')
  return t('home.lastUsed', { when })
}
