/** @jsxImportSource preact */
import type { WalletServiceReply } from '@hasp/protocol/walletService'
import { useCallback, useEffect, useState } from 'preact/hooks'
import type { LoggedIn } from '../../login/createLogin.js'
import { Address } from '../../screens/Address.js'
import { writeMoment } from '../../screens/writeMoment.js'
import type { ServiceClient } from '../../service/createServiceClient.js'
import { Activity } from './Activity.js'
import { formatAgo } from './formatAgo.js'
import type { HomeTexts } from './homeTexts.js'
import { LostMailboxNotice } from './LostMailboxNotice.js'
import { Menu } from './Menu.js'
import { WaysBack } from './WaysBack.js'

type Device = WalletServiceReply<'listDevices'>['devices'][number]

/** What belongs to whoever is logged in, and where it can be used. */
export function AccountScreen({
  addPasskey,
  addPassword,
  askOther,
  onSignOut,
  removePasskey,
  service,
  texts,
  user: { addresses, email, hasPassword, holdEndsAfterMs, mode, passkeys },
}: {
  readonly addPasskey: (() => Promise<void>) | undefined
  readonly addPassword: () => Promise<void>
  /** Where it is held: another device may let it in. */
  readonly askOther: () => void
  readonly removePasskey: (recoveryId: string) => Promise<void>
  readonly service: ServiceClient
  readonly texts: HomeTexts
  readonly user: LoggedIn
  readonly onSignOut: () => void
}) {
  const { t } = texts
  const isHeld = holdEndsAfterMs !== undefined
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
          <bdi>{email}</bdi>{' '}
          {!isHeld && (
            <a href={`/email/${window.location.search}`}>
              {t('home.changeEmail')}
            </a>
          )}
        </p>
      </header>
      <section class="content">
        {isHeld && (
          <div class="warnings">
            <p>
              {t('home.heldHere', {
                when: writeMoment(texts.language, holdEndsAfterMs),
              })}
            </p>
            <button type="button" class="plain" onClick={askOther}>
              {t('home.letMeIn')}
            </button>
          </div>
        )}
        {!isHeld && (
          <LostMailboxNotice
            {...{ service, texts }}
            hasOwnWay={hasPassword || passkeys.length > 0}
          />
        )}
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
        <p class="note">{t(`mode.${mode}`)}</p>
        <WaysBack
          {...{ hasPassword, mode, passkeys, removePasskey, texts }}
          addPasskey={isHeld ? undefined : addPasskey}
          addPassword={isHeld || hasPassword ? undefined : addPassword}
        />
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
                </small>
                {device.deviceState !== 'trusted' && (
                  <small>{t(`home.${device.deviceState}`)}</small>
                )}
              </span>
              {!device.isThis && !isHeld && (
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
        {/* Until then it is told of nothing, and changes nothing. */}
        {!isHeld && <Activity {...{ service, texts }} />}
        {!isHeld && <Menu texts={texts} />}
      </section>
      <div class="buttons">
        <button type="button" class="plain" onClick={onSignOut}>
          {t('home.signOut')}
        </button>
      </div>
    </main>
  )
}
