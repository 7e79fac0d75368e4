import { randomUUID } from 'node:crypto'
import type {
  WalletServiceBody,
  WalletServiceCall,
  WalletServiceReply,
} from '@hasp/protocol/walletService'
import { vi } from 'vitest'
import {
  codesTo,
  newCode,
} from '../../../hosted-wallet-service/src/testing/createTestDevice.js'
import type { TestService } from '../../../hosted-wallet-service/src/testing/startTestService.js'
import {
  createServiceClient,
  type ServiceClient,
} from '../service/createServiceClient.js'
import { createMemoryDevice } from './createMemoryDevice.js'
import { createTestFrame } from './createTestFrame.js'

/** A service as visitors reach it. */
type Reached = Pick<TestService, 'mails' | 'siteOrigin' | 'url'>

/** What a service that lies makes of an answer. */
type Lie = <Call extends WalletServiceCall>(
  call: Call,
  reply: WalletServiceReply<Call>,
) => WalletServiceReply<Call>

/**
 * The code of a frame without a browser, at the real service. Whatever the
 * service says to it is written down.
 */
export async function createRealFrame(
  at: Reached,
  {
    lie = (_, reply) => reply,
    ...about
  }: Pick<createTestFrame.Options, 'after' | 'escrowKey'> & {
    readonly lie?: Lie
  } = {},
) {
  const { open } = await createMemoryDevice()
  const device = open()
  const heard: { call: WalletServiceCall; reply: unknown }[] = []
  const load = () => {
    const client = createServiceClient({
      url: at.url,
      credentials: {
        proofKey: async () => (await device.read()).proofKey,
        accessToken: () => frame.session.accessToken(),
        forgetAccessToken: (refused) =>
          frame.session.forgetAccessToken(refused),
      },
      fetch,
      now: () => performance.now(),
      randomId: randomUUID,
    })
    const service: ServiceClient = {
      ...client,
      async call<Call extends WalletServiceCall>(
        call: Call,
        body: WalletServiceBody<Call>,
        signal?: AbortSignal,
      ) {
        const reply = lie(call, await client.call(call, body, signal))
        heard.push({ call, reply })
        return reply
      },
    }
    const frame = createTestFrame({ service }, device, {
      ...about,
      origin: at.siteOrigin,
    })
    return frame
  }
  return { device, heard, load }
}

type Frame = ReturnType<typeof createTestFrame>

export const aboutLogin = {
  id: 'login',
  signal: new AbortController().signal,
}

/** Gives the code; `answer` does what the wallet asks for at once. */
export async function signIn(
  at: Reached,
  frame: Frame,
  email: string,
  answer?: (frame: Frame) => void,
) {
  const before = (await codesTo(at, email)).length
  await frame.login.giveEmail(email, aboutLogin)
  const code = await newCode(at, email, before)
  const step = frame.login.giveCode(code, aboutLogin)
  if (answer) {
    await vi.waitUntil(() => frame.screens.current(), { timeout: 20_000 })
    answer(frame)
  }
  return await step
}

/** Chooses a password for a wallet that is made. */
export const choosePassword =
  (password: string) =>
  ({ screens }: Frame) => {
    const screen = screens.current()?.shown.screen
    if (screen?.type !== 'chooseRecovery') throw new Error('It is not asked.')
    screen.submit(password)
  }

/** Would rather use another device than a password. */
export function askOtherDevice({ screens }: Frame): void {
  const screen = screens.current()?.shown.screen
  if (screen?.type !== 'enterRecovery') throw new Error('It is not asked.')
  screen.cancel()
}
