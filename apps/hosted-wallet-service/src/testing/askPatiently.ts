import {
  problemSchema,
  type WalletServiceBody,
  type WalletServiceCall,
  type WalletServiceReply,
  walletServiceRoutes,
} from '@hasp/protocol/walletService'
import * as v from 'valibot'
import { vi } from 'vitest'
import { isToldToRetry, type TestDevice } from './createTestDevice.js'

const patienceMs = 90_000

/** An answer, and what came before it. */
export interface PatientAnswer<Call extends WalletServiceCall> {
  readonly answer: WalletServiceReply<Call>
  /** Whether an earlier try may have been done, though nobody said so. */
  readonly isDoubtful: boolean
}

/**
 * Asks a route, again while the service says to come again.
 * @throws Error when it says anything else
 */
export async function askPatiently<Call extends WalletServiceCall>(
  device: TestDevice,
  name: Call,
  body: WalletServiceBody<Call>,
  headers: Record<string, string> = {},
): Promise<PatientAnswer<Call>> {
  let isDoubtful = false
  return await vi.waitUntil(
    async () => {
      const response = await device.send(name, body, { headers })
      const said = await response.json()
      if (response.status === 200)
        return {
          answer: v.parse(
            walletServiceRoutes[name].reply,
            said,
          ) as WalletServiceReply<Call>,
          isDoubtful,
        }
      const { code } = v.parse(problemSchema, said)
      if (!isToldToRetry(response.status) && code !== 'NONCE_EXPIRED')
        throw new Error(`${name}: ${response.status} ${code}`)
      isDoubtful ||= response.status >= 500
      return undefined
    },
    { timeout: patienceMs, interval: 100 },
  )
}
