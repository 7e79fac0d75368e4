import {
  cancelEmailLogin,
  connectEmail,
  type HostedStep,
  type Kit,
  verifyDevice,
} from '@hasp/core'
import { isKitError } from '@hasp/core/errors'
import { useCallback, useEffect } from 'react'
import { useLocale } from '../../../i18n/useLocale.js'
import { useAction } from '../../useAction.js'
import { useKit } from '../../useKit.js'
import { useKitModal } from '../../useKitModal.js'
import { useLatest } from '../react/useLatest.js'
import { useHostedState } from './useHostedState.js'
import { useShowStep } from './useShowStep.js'
import { writeMoment } from './writeMoment.js'

/** How a login goes on: one way at a time. */
type Way =
  /** Another device vouches for this one. */
  | { readonly type: 'otherDevice' }
  /** The wallet asks for what the visitor has. */
  | { readonly type: 'recovery'; readonly email: string }
  /** To look and to receive, while the hold lasts. */
  | { readonly type: 'look' }

/** A login by e-mail on a device that the wallet does not know. */
export function useEmailDevice() {
  const kit = useKit()
  const { replace } = useKitModal()
  const { hosted, login } = useHostedState()
  const { error, run, status } = useAction((signal, way: Way) =>
    takeWay(kit, way, signal),
  )
  const { locale } = useLocale()
  const isNone = login.step === 'none'

  const show = useLatest(useShowStep('replace'))
  const take = useCallback(
    async (way: Way) => {
      const step = await run(way)
      if (step?.action === 'CONNECT') show.current(step)
      return step
    },
    [run],
  )
  /** Whoever comes back from another way waits again. */
  const go = useCallback(
    async (way: Way) => {
      const step = await take(way)
      if (way.type === 'recovery' && step?.action === 'VERIFY_DEVICE')
        await take({ type: 'otherDevice' })
    },
    [take],
  )
  useEffect(() => {
    if (isNone) replace({ view: 'EmailLogin' })
    else void go({ type: 'otherDevice' })
  }, [isNone, replace, go])

  const device = login.step === 'device' ? login : undefined
  return {
    deviceCode: device?.deviceCode,
    holdEnds:
      device?.holdEndsAt === undefined
        ? undefined
        : writeMoment(locale, device.holdEndsAt),
    devicePage: `${hosted?.origin ?? ''}/device/`,
    isWaiting: status === 'running',
    isDenied:
      isKitError(error, 'HOSTED_WALLET_ERROR') &&
      error.context.reason === 'deviceDenied',
    error,
    wait: () => void go({ type: 'otherDevice' }),
    recover() {
      if (device) void go({ type: 'recovery', email: device.email })
    },
    look: () => void go({ type: 'look' }),
    changeAddress() {
      cancelEmailLogin(kit)
      replace({ view: 'EmailLogin' })
    },
  }
}

async function takeWay(
  kit: Kit,
  way: Way,
  signal: AbortSignal,
): Promise<HostedStep> {
  switch (way.type) {
    case 'otherDevice':
      return await verifyDevice(kit, { signal })
    case 'recovery':
      return await connectEmail(kit, { email: way.email, signal })
    case 'look':
      return await verifyDevice(kit, { isToLook: true, signal })
  }
}
