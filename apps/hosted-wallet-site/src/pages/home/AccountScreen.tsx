/** @jsxImportSource preact */
import type { WalletServiceReply } from '@hasp/protocol/walletService'
import { useCallback, useEffect, useState } from 'preact/hooks'
import type { LoggedIn } from '../../login/createLogin.js'
import { Address } from '../../screens/Address.js'
import type { ServiceClient } from '../../service/createServiceClient.js'
import type { Texts } from '../../texts/createTexts.js'
import { formatAgo } from './formatAgo.js'
import { WaysBack } from './WaysBack.js'

type Device = WalletServiceReply<'listDevices'>['devices'][number]

/** What belongs to whoever is logged in, and where it can be used. */
export function AccountScreen({
  addPasskey,
  onSignOut,
  removePasskey,
  service,
  texts,
  user: { addresses, email, passkeys },
}: {
  readonly addPasskey: (() => Promise<void>) | undefined
  readonly removePasskey: (recoveryId: string) => Promise<void>
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
        <p>
          <bdi>{email}</bdi>
        </p>
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
        <WaysBack {...{ addPasskey, passkeys, removePasskey, texts }} />
        <h2>{t('home.devices')}</h2>
        <ul class="devices" aria-busy={devices === undefined && !hasFailed}>
          {devices?.map((device) => (
            <li key={device.deviceId}>
              <span>
                <b>{device.name}</b>
                <small>
                  <bdi dir="ltr">{device.origin}</bdi>
                </small>
                <small>
                  {device.isThis
                    ? t('home.thisDevice')
                    : t('home.lastUsed', {
                        when: formatAgo(texts, device.lastUsedBeforeMs),
                      })}
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
