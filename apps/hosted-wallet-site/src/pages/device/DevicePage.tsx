/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks'
import type { WaitingDevice } from '../../introductions/meetDevice.js'
import type { vouchFor } from '../../introductions/vouchFor.js'
import type { Login } from '../../login/createLogin.js'
import type { PageEnvironment } from '../../PageEnvironment.js'
import { NobodyHere } from '../owner/NobodyHere.js'
import { CompareScreen } from './CompareScreen.js'
import type { DeviceTextKey, DeviceTexts } from './deviceTexts.js'
import { WaitingDevices } from './WaitingDevices.js'

type Step =
  | { readonly name: 'unknown' | 'nobody' }
  | {
      readonly name: 'choosing'
      readonly problem?: DeviceTextKey | undefined
    }
  | { readonly name: 'comparing'; readonly device: WaitingDevice }
  | { readonly name: 'done' | 'turnedAway'; readonly device: WaitingDevice }

const answerWithinMs = 20_000

/** A device that has the wallet lets another one in. */
export function DevicePage({
  environment,
  login,
  means,
  texts,
}: {
  readonly environment: PageEnvironment
  readonly login: Login
  readonly means: vouchFor.Means
  readonly texts: DeviceTexts
}) {
  const { t } = texts
  const [step, setStep] = useState<Step>({ name: 'unknown' })
  useEffect(() => {
    login.user(AbortSignal.timeout(answerWithinMs)).then(
      (user) => setStep(user ? { name: 'choosing' } : { name: 'nobody' }),
      () => setStep({ name: 'nobody' }),
    )
  }, [login])
  const turnAway = async (device: WaitingDevice) => {
    const { deviceId } = device
    try {
      await means.service.call('revokeDevice', { deviceId })
      setStep({ name: 'turnedAway', device })
    } catch {
      setStep({ name: 'choosing', problem: 'device.failed' })
    }
  }
  switch (step.name) {
    case 'unknown':
      return (
        <main class="card" aria-busy="true">
          <h1>{t('device.title')}</h1>
        </main>
      )
    case 'nobody':
      return <NobodyHere texts={texts} />
    case 'choosing':
      return (
        <WaitingDevices
          {...{ environment, texts }}
          problem={step.problem}
          service={means.service}
          onCompare={(device) => setStep({ name: 'comparing', device })}
          onTurnAway={(device) => void turnAway(device)}
        />
      )
    case 'comparing':
      return (
        <CompareScreen
          {...{ environment, means, texts }}
          device={step.device}
          onDone={() => setStep({ name: 'done', device: step.device })}
          onFailed={(problem) => setStep({ name: 'choosing', problem })}
          onTurnAway={() => void turnAway(step.device)}
        />
      )
    case 'done':
    case 'turnedAway': {
      const { name } = step.device
      return (
        <Notice
          title={t(`device.${step.name}`, { name })}
          why={t(`device.${step.name}Why`)}
          {...{ t }}
        />
      )
    }
  }
}

/** How it ended, and the way on. */
function Notice({
  t,
  title,
  why,
}: {
  readonly t: DeviceTexts['t']
  readonly title: string
  readonly why: string
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <main class="card">
      <header>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p role="status">{why}</p>
      </header>
      <div class="buttons">
        <a class="plain" href={`/${window.location.search}`}>
          {t('device.home')}
        </a>
      </div>
    </main>
  )
}
