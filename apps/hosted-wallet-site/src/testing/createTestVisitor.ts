import { randomUUID } from 'node:crypto'
import type {
  WalletServiceBody,
  WalletServiceCall,
} from '@hasp/protocol/walletService'
import { vi } from 'vitest'
import { newCode } from '../../../hosted-wallet-service/src/testing/createTestDevice.js'
import type { TestService } from '../../../hosted-wallet-service/src/testing/startTestService.js'
import { createServiceClient } from '../service/createServiceClient.js'
import { createMemoryDevice } from './createMemoryDevice.js'
import { createTestFrame } from './createTestFrame.js'

/** What of an answer nobody else may ever read. */
const secretKeys = /^(accessToken|refreshToken|serverHalf|recoveryHalf)$/

/**
 * Somebody who makes a wallet: the real pages' code without a browser, at the
 * real service.
 */
export async function createTestVisitor(
  at: TestService,
  { email, password }: { readonly email: string; readonly password: string },
) {
  const { open } = await createMemoryDevice()
  const device = open()
  const secrets: string[] = []
  let accessToken: string | undefined
  const client = createServiceClient({
    url: at.url,
    credentials: {
      proofKey: async () => (await device.read()).proofKey,
      accessToken: async () => accessToken,
      forgetAccessToken: () => undefined,
    },
    fetch,
    now: () => performance.now(),
    randomId: randomUUID,
  })
  const frame = createTestFrame(
    {
      service: {
        ...client,
        async call<Call extends WalletServiceCall>(
          call: Call,
          body: WalletServiceBody<Call>,
          signal?: AbortSignal,
        ) {
          // The frame of tests is of a site that no operator lists.
          const asked =
            'email' in body ? { ...body, origin: at.siteOrigin } : body
          const reply = await client.call(call, asked, signal)
          JSON.stringify(reply, (key, value) => {
            if (secretKeys.test(key)) secrets.push(value)
            if (key === 'accessToken') accessToken = value
            return value
          })
          return reply
        },
      },
    },
    device,
  )
  const about = { id: 'login', signal: new AbortController().signal }
  await frame.login.giveEmail(email, about)
  const code = await newCode(at, email)
  const step = frame.login.giveCode(code, about)
  await vi.waitFor(() => {
    const screen = frame.screens.current()?.shown.screen
    if (screen?.type !== 'chooseRecovery') throw new Error('It is not asked.')
    screen.submit(password)
  })
  await step
  const [mail] = await at.mails(email)
  const [, denialToken = ''] =
    /not-me\/#([\w-]{43})/.exec(mail?.text ?? '') ?? []
  return {
    email,
    /** All that somebody else could do harm with. */
    secrets: [email, password, code, denialToken, ...secrets],
    profile: await device.read(),
  }
}
