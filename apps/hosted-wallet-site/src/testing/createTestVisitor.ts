import { randomUUID } from 'node:crypto'
import {
  activityRoutes,
  leavingRoutes,
  type WalletServiceBody,
  type WalletServiceCall,
} from '@hasp/protocol/walletService'
import { base64urlnopad } from '@scure/base'
import { vi } from 'vitest'
import { newCode } from '../../../hosted-wallet-service/src/testing/createTestDevice.js'
import type { TestService } from '../../../hosted-wallet-service/src/testing/startTestService.js'
import {
  createServiceClient,
  type ServiceClient,
} from '../service/createServiceClient.js'
import { performOwnerTask } from '../signer/performOwnerTask.js'
import type { DeviceRecord } from '../vault/DeviceRecord.js'
import { createMemoryDevice } from './createMemoryDevice.js'
import { createTestFrame } from './createTestFrame.js'

/** What of an answer nobody else may ever read. */
const secretKeys = /^(accessToken|refreshToken|serverHalf|recoveryHalf|grant)$/

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
    moreRoutes: { ...activityRoutes, ...leavingRoutes },
  })
  const service: ServiceClient = {
    ...client,
    async call<Call extends WalletServiceCall>(
      call: Call,
      body: WalletServiceBody<Call>,
      signal?: AbortSignal,
    ) {
      // The frame of tests is of a site that no operator lists.
      const asked = 'email' in body ? { ...body, origin: at.siteOrigin } : body
      const reply = await client.call(call, asked, signal)
      JSON.stringify(reply, (key, value) => {
        if (secretKeys.test(key)) secrets.push(value)
        if (key === 'accessToken') accessToken = value
        return value
      })
      return reply
    },
  }
  const frame = createTestFrame({ service }, device)
  const about = { id: 'login', signal: new AbortController().signal }
  await frame.login.giveEmail(email, about)
  const code = await newCode(at, email)
  const step = frame.login.giveCode(code, about)
  await vi.waitFor(
    () => {
      const screen = frame.screens.current()?.shown.screen
      if (screen?.type !== 'chooseRecovery') throw new Error('It is not asked.')
      screen.submit(password)
    },
    { timeout: 10_000 },
  )
  await step
  await service.call('startExport', {})
  await askForDeletion(service, await device.read())
  await vi.waitUntil(async () => (await at.mails(email)).length === 2, {
    timeout: 10_000,
  })
  const [mail, leaving] = await at.mails(email)
  const [, denialToken = ''] =
    /not-me\/#([\w-]{43})/.exec(mail?.text ?? '') ?? []
  const [, cancelToken = ''] =
    /delete\/#([\w-]{43})/.exec(leaving?.text ?? '') ?? []
  return {
    email,
    /** All that somebody else could do harm with. */
    secrets: [email, password, code, denialToken, cancelToken, ...secrets],
    profile: await device.read(),
  }
}

/** As the page for it does, on a device that has nothing else to prove. */
async function askForDeletion(
  service: ServiceClient,
  { wallets: [kept] }: DeviceRecord,
): Promise<void> {
  const { wallet } = await service.call('readWallet', {})
  const half = await service.call('readServerHalf', {})
  if (!kept || !wallet?.device || half.outcome !== 'HALF')
    throw new Error('There is no wallet.')
  const { deviceHalf, deviceId, userId, walletId } = kept
  const { envelope, version } = wallet.device
  const signed = await performOwnerTask({
    type: 'delete',
    opening: {
      by: 'device',
      identity: { walletId, userId, deviceId, version },
      serverHalf: base64urlnopad.decode(half.serverHalf),
      deviceHalf,
      envelope: base64urlnopad.decode(envelope),
      address: wallet.addresses.eip155,
    },
  })
  if (signed.type !== 'signed') throw new Error('Nothing was signed.')
  const { signature } = signed
  const { outcome } = await service.call('requestDeletion', { signature })
  if (outcome !== 'WAITING') throw new Error(outcome)
}
