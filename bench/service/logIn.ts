import { randomBytes } from 'node:crypto'
import { LoadDevice, type Timed } from './LoadDevice.js'
import type { MeasuredService } from './startMeasured.js'

/** The five calls of a first login, in their order. */
export const loginCalls = [
  'start',
  'code',
  'halves',
  'envelope',
  'state',
] as const

/** Told how long each call took. */
export type Note = (call: (typeof loginCalls)[number], answer: Timed) => void

const bytes = (length: number) => randomBytes(length).toString('base64url')

/** A first login: address, code, halves, envelopes, state. */
export async function logIn(
  service: MeasuredService,
  email: string,
  note: Note,
): Promise<LoadDevice> {
  const { nextCode, origin } = service
  const device = await LoadDevice.create(service)
  const ask = async (
    call: (typeof loginCalls)[number],
    ...asked: Parameters<LoadDevice['call']>
  ) => {
    const answer = await device.call(...asked)
    note(call, answer)
    if (answer.status !== 200) throw new Error(`${call}: ${answer.status}`)
    return answer.body
  }
  const code = nextCode(email)
  const { challengeId } = await ask('start', 'POST', '/v1/challenges', {
    projectId: 'default',
    origin,
    email,
    deviceName: 'Load',
  })
  const { tokens } = await ask('code', 'POST', '/v1/challenges/answer', {
    challengeId,
    code: await code,
  })
  device.hold(tokens)
  const { recoveryId, walletId } = await ask(
    'halves',
    'POST',
    '/v1/wallet/draft',
  )
  await ask('envelope', 'POST', '/v1/wallet', {
    walletId,
    addresses: {
      eip155: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
      solana: '4DoL1AM6uyHzcLKGUGdfxg6wfRXTxumiwhf6QHLS1zX7',
    },
    mode: 'self',
    device: { envelope: bytes(60), version: 1 },
    recovery: {
      recoveryId,
      envelope: bytes(60),
      version: 1,
      parameters: {
        type: 'password',
        salt: bytes(32),
        memoryKibibytes: 65_536,
        iterations: 3,
        parallelism: 1,
      },
    },
  })
  await ask('state', 'GET', '/v1/wallet')
  return device
}
