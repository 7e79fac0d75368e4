import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  createTestDatabase,
  type TestDatabase,
} from '@hasp/service-frame/testing'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { addresses } from '../../../devstack/addresses.js'
import { operatorFile } from '../../../devstack/services/hostedWallet/operatorFile.js'
import { startMailbox } from '../../../devstack/services/mailbox/startMailbox.js'
import { findFreePort } from '../../../devstack/testing/findFreePort.js'
import { createTestDevice, newCode } from './testing/createTestDevice.js'
import type { TestService } from './testing/startTestService.js'

const rounds = process.env.HASP_LONG === '1' ? 100 : 1
const main = fileURLToPath(new URL('./main.ts', import.meta.url))

let folder: string
let database: TestDatabase
let mailbox: Awaited<ReturnType<typeof startMailbox>>
let configurationPath: string
let service: Pick<TestService, 'url' | 'siteOrigin' | 'mails'>
let program: ChildProcess | undefined

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hasp-killed-'))
  database = await createTestDatabase()
  const [port, mailPort, smtpPort] = [
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
  ]
  const mailUrl = `http://localhost:${mailPort}`
  mailbox = await startMailbox({
    name: 'Mailbox',
    port: mailPort,
    url: mailUrl,
    smtpPort,
  })
  const stack = addresses()
  const url = `http://localhost:${port}`
  configurationPath = join(folder, 'configuration.json')
  const operatorPath = join(folder, 'operator.json')
  await writeFile(operatorPath, JSON.stringify(operatorFile(stack)))
  await writeFile(
    configurationPath,
    JSON.stringify({
      listen: { host: 'localhost', port },
      publicUrl: url,
      walletOrigin: stack.hostedWalletSite.url,
      requestsPerMinute: 1_000_000,
      database: database.location,
      masterKeyFile: join(folder, 'master.key'),
      isMasterKeyMade: true,
      operatorFile: operatorPath,
      mail: {
        smtpUrl: `smtp://localhost:${smtpPort}`,
        from: 'wallet@hasp.test',
      },
    }),
  )
  service = {
    url,
    siteOrigin: stack.demo.url,
    mails: async (to) =>
      await (await fetch(`${mailUrl}/messages?to=${to}`)).json(),
  }
  await start()
})
afterAll(async () => {
  await kill()
  await mailbox.stop()
  await database.drop()
  await rm(folder, { recursive: true })
})

async function start(): Promise<void> {
  program = spawn(
    process.execPath,
    [
      '--conditions=hasp-source',
      '--import',
      'tsx',
      main,
      'serve',
      '-c',
      configurationPath,
    ],
    { stdio: 'ignore' },
  )
  await vi.waitUntil(
    async () =>
      (await fetch(`${service.url}/readyz`).catch(() => undefined))?.status ===
      200,
    { timeout: 30_000 },
  )
}

async function kill(): Promise<void> {
  if (!program || program.exitCode !== null) return
  const ended = once(program, 'exit')
  program.kill('SIGKILL')
  await ended
}

/** Kills it while answers are on their way: after the first, or in between. */
async function killDuring<Answer>(asked: readonly Promise<Answer>[]) {
  const settled = asked.map((answer) => answer.catch(() => undefined))
  await Promise.race(settled)
  await kill()
  const answers = await Promise.all(settled)
  await start()
  return answers.filter((answer) => answer !== undefined)
}

it(
  'G-43: killed while a code lives, it loses no answer that it gave and counts no try twice or never',
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      const email = `annie${round}@example.test`
      const device = await createTestDevice(service)
      const [started] = await killDuring([device.start(email)])
      if (started?.outcome !== 'SENT') throw new Error('No code was sent.')
      const { challengeId } = started
      // What was waiting to be mailed is mailed by the next process, once the
      // lease of the one before it is over.
      await vi.waitUntil(async () => (await service.mails(email)).length > 0, {
        timeout: 40_000,
      })
      const code = await newCode(service, email)
      const wrong = code === '000000' ? '111111' : '000000'
      const tries = await killDuring(
        Array.from({ length: 4 }, () =>
          device.call('answerChallenge', { challengeId, code: wrong }),
        ),
      )
      // One more try at least is left of five, and no more than it was told.
      const told = tries.flatMap((answer) =>
        answer.outcome === 'CODE_INVALID' ? [answer.triesLeft] : [],
      )
      const answers = await killDuring(
        Array.from({ length: 3 }, () =>
          device.call('answerChallenge', { challengeId, code }),
        ),
      )
      expect(Math.min(...told)).toBeGreaterThanOrEqual(1)
      const won = answers.filter(({ outcome }) => outcome === 'SIGNED_IN')
      expect(won.length).toBeLessThanOrEqual(1)
      for (const answer of won) {
        if (answer.outcome !== 'SIGNED_IN') continue
        device.accessToken = answer.tokens.accessToken
        expect(await device.call('readWallet', {})).toEqual(answer.state)
      }
      // Used once, or never: asked again, one that was used says so.
      const { outcome } = await device.call('answerChallenge', {
        challengeId,
        code,
      })
      if (won.length > 0) expect(outcome).toBe('CODE_EXPIRED')
    }
  },
  rounds * 180_000,
)
