import { base64urlnopad } from '@scure/base'
import { vi } from 'vitest'
import { carryTo } from '../../../hosted-wallet-escrow/src/testing/createTestFrame.js'
import {
  startTestEscrow,
  type TestEscrow,
} from '../../../hosted-wallet-escrow/src/testing/startTestEscrow.js'
import type { Screen } from '../screens/createScreens.js'
import { createMemoryDevice } from './createMemoryDevice.js'
import { createTestFrame } from './createTestFrame.js'
import { type CarryToEscrow, createTestService } from './createTestService.js'

type Frame = ReturnType<typeof createTestFrame>

/** A real escrow whose hold is as long as a test says. */
export async function startEscrowTest() {
  const hold = { ms: 0 }
  const escrow = await startTestEscrow({
    holds: { lengthMs: async () => hold.ms },
  })
  return { escrow, hold }
}

/**
 * Somebody whose wallet the provider can help to restore: the real pages' code
 * without a browser, a service at its port, and the real escrow.
 * @param carry what the service does with what it carries
 */
export function createEscrowVisitor(
  escrow: TestEscrow,
  email: string,
  carry: (honest: CarryToEscrow) => CarryToEscrow = (honest) => honest,
) {
  const seen: string[] = []
  const secrets: Uint8Array[] = []
  const honest = carryTo(escrow)
  let relay = carry(honest)
  const test = createTestService(undefined, async (asked) => {
    const answered = await relay(asked)
    seen.push(asked, answered)
    return answered
  })
  /** A browser; every load of it is another page on the same storage. */
  const openBrowser = async () => {
    const { open } = await createMemoryDevice()
    const { publicKey: escrowKey } = escrow
    return () =>
      createTestFrame(test, open(), {
        escrowKey,
        onSealed: ({ body }) => {
          if ('secret' in body) secrets.push(base64urlnopad.decode(body.secret))
        },
      })
  }
  return {
    ...test,
    /** All that passed through the service, there and back. */
    seen,
    /** What the pages have left with the escrow. */
    secrets,
    openBrowser,
    /** From now on the service answers in the escrow's place. */
    answerEscrow: (lie: () => string) => {
      relay = async () => lie()
    },
    /** Signs in; the mailbox is proved to the service alone. */
    signIn: async (frame: Frame, signal = new AbortController().signal) => {
      const about = { id: 'login', signal }
      await frame.login.giveEmail(email, about)
      return await frame.login.giveCode('123456', about)
    },
    /** The escrow's own code, of the mail after so many. */
    escrowCode: async (before = 0) =>
      /^\d{6}/.exec((await escrow.mail(email, before)).text)?.[0] ?? '',
  }
}

type EscrowScreen = Extract<Screen, { type: 'escrow' }>

/**
 * The escrow's screen, once it shows this and can be pressed.
 * @param before the one that was pressed, which is not it any more
 */
export async function escrowScreen(
  frame: Frame,
  status: EscrowScreen['state']['status'],
  before?: EscrowScreen,
): Promise<EscrowScreen> {
  return await vi.waitFor(() => {
    const screen = frame.screens.current()?.shown.screen
    if (screen?.type !== 'escrow' || screen.isWorking || screen === before)
      throw new Error('The escrow does not ask.')
    if (screen.state.status !== status)
      throw new Error(`It is at ${screen.state.status}.`)
    return screen
  }, 10_000)
}
