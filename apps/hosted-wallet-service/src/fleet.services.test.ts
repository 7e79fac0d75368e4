import { spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { migrateDatabase } from '@hasp/service-frame'
import { addMigration } from '@hasp/service-frame/testing/addMigration'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { askPatiently } from './testing/askPatiently.js'
import {
  createTestDevice,
  type TestDevice,
} from './testing/createTestDevice.js'
import { newNetwork, patientNetwork } from './testing/newNetwork.js'
import { processHeader } from './testing/startBalancer.js'
import { type Fleet, startFleet } from './testing/startFleet.js'

const isLong = process.env.HASP_LONG === '1'
const rounds = isLong ? 20 : 1
const pauseMs = isLong ? 30_000 : 2_000
/**
 * How long a mail takes at worst. The database stands still; then it takes a
 * lease of half a minute for a mailer that has given up waiting. Two leases more
 * end with mailers that are killed.
 */
const mailMs = pauseMs + 90_000
const lanes = isLong ? 16 : 4
/** Logins that end between one fault and the next. */
const loginsBetween = isLong ? 100 : 6
const requestsPerMinute = 200

let later: string
let fleet: Fleet
beforeAll(async () => {
  later = await mkdtemp(join(tmpdir(), 'hasp-later-'))
  await addMigration(later)
  fleet = await startFleet({
    count: 2,
    aheadFolder: later,
    requestsPerMinute,
  })
}, 120_000)
afterAll(async () => {
  await fleet.stop()
  await rm(later, { recursive: true })
})

/** A device in a network of its own. */
async function newDevice(): Promise<TestDevice> {
  const headers = newNetwork()
  return await createTestDevice(fleet.service, () => headers)
}

const startBody = (email: string) => ({
  projectId: 'default',
  origin: fleet.service.siteOrigin,
  email,
  deviceName: 'Chromium on Linux',
})

const at = (index: number) => ({ [processHeader]: `${index}` })

describe('limits, over three processes at once', () => {
  it('P-26: let exactly so many requests of a network through in a minute', async () => {
    const headers = newNetwork()
    const statuses = await Promise.all(
      Array.from({ length: requestsPerMinute + 50 }, async (_, index) => {
        const asked = { headers: { ...headers, ...at(index) } }
        return (await fetch(`${fleet.service.url}/v1/nonce`, asked)).status
      }),
    )
    const count = (of: number) => statuses.filter((one) => one === of).length
    expect(count(200)).toBe(requestsPerMinute)
    expect(count(429)).toBe(50)
  })

  it('send exactly so many codes for a network, and one for a mailbox', async () => {
    const start = async (email: string, headers: Record<string, string>) => {
      const device = await newDevice()
      const { answer } = await askPatiently(
        device,
        'startChallenge',
        startBody(email),
        headers,
      )
      return answer.outcome
    }
    const network = newNetwork()
    const ofNetwork = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        start(`n${index}@example.test`, { ...network, ...at(index) }),
      ),
    )
    expect(ofNetwork.filter((outcome) => outcome === 'SENT')).toHaveLength(20)
    const ofMailbox = await Promise.all(
      Array.from({ length: 9 }, (_, index) =>
        start('one@example.test', { ...patientNetwork.headers, ...at(index) }),
      ),
    )
    expect(ofMailbox.filter((outcome) => outcome === 'SENT')).toHaveLength(1)
    await vi.waitUntil(
      async () => (await fleet.service.mails('one@example.test')).length > 0,
      { timeout: 10_000 },
    )
  })

  it('P-24, G-06: compare at most five of 500 tries at one code', async () => {
    const email = 'guessed@example.test'
    const device = await createTestDevice(fleet.service, newNetwork)
    const started = await device.call('startChallenge', startBody(email))
    if (started.outcome !== 'SENT') throw new Error('No code was sent.')
    const { challengeId } = started
    const code = await newestCode(email, new Set())
    const replies = await Promise.all(
      Array.from({ length: 500 }, async (_, index) => {
        const guess = `${(Number(code) + 1 + index) % 1_000_000}`
        const body = { challengeId, code: guess.padStart(6, '0') }
        return await askPatiently(device, 'answerChallenge', body, at(index))
      }),
    )
    const left = replies.flatMap(({ answer }) =>
      answer.outcome === 'CODE_INVALID' ? [answer.triesLeft] : [],
    )
    expect(left.sort()).toEqual([0, 1, 2, 3, 4])
    const { answer } = await askPatiently(device, 'answerChallenge', {
      challengeId,
      code,
    })
    expect(answer.outcome).not.toBe('SIGNED_IN')
  }, 60_000)
})

/** A code of the mailbox that was not tried yet. */
async function newestCode(
  email: string,
  tried: ReadonlySet<string>,
): Promise<string> {
  return await vi.waitUntil(
    async () => {
      const mails = await fleet.service.mails(email)
      const codes = mails.map(({ text }) => /^\d{6}\b/.exec(text)?.[0] ?? '')
      return codes.findLast((code) => !tried.has(code))
    },
    { timeout: mailMs, interval: 100 },
  )
}

/** Proofs that were accepted once. */
const accepted: Record<string, string>[] = []

/** Looks at the wallet, and with the same proof at another process again. */
async function proveOnce(device: TestDevice): Promise<void> {
  const token = device.accessToken ?? ''
  const headers = {
    Authorization: `DPoP ${token}`,
    DPoP: await device.proof('GET', '/v1/wallet', {}, token),
  }
  const look = async (index: number) => {
    const asked = { headers: { ...headers, ...newNetwork(), ...at(index) } }
    return (await fetch(`${fleet.service.url}/v1/wallet`, asked)).status
  }
  const first = randomInt(3)
  if ((await look(first)) !== 200) return
  accepted.push(headers)
  expect(await look(first + 1)).not.toBe(200)
}

/** A visitor who logs in, and comes again when told to. */
async function logIn(email: string): Promise<void> {
  const device = await newDevice()
  for (;;) {
    const { answer: started } = await askPatiently(
      device,
      'startChallenge',
      startBody(email),
    )
    if (started.outcome === 'TRY_LATER') {
      await wait(started.retryAfterMs)
      continue
    }
    if (started.outcome !== 'SENT') throw new Error(started.outcome)
    const { challengeId } = started
    const tried = new Set<string>()
    for (;;) {
      const code = await newestCode(email, tried)
      tried.add(code)
      // Two tabs, at two processes.
      const answers = await Promise.all(
        [0, 1].map((index) =>
          askPatiently(
            device,
            'answerChallenge',
            { challengeId, code },
            at(index),
          ),
        ),
      )
      const won = answers.flatMap(({ answer }) =>
        answer.outcome === 'SIGNED_IN' ? [answer] : [],
      )
      expect(won.length).toBeLessThanOrEqual(1)
      const [signedIn] = won
      if (signedIn) {
        device.accessToken = signedIn.tokens.accessToken
        const { answer } = await askPatiently(device, 'readWallet', {})
        expect(answer).toEqual(signedIn.state)
        return await proveOnce(device)
      }
      if (answers.some(({ answer }) => answer.outcome === 'CODE_EXPIRED')) {
        // It was used by a try whose answer got lost: another code is asked for.
        expect(answers.some(({ isDoubtful }) => isDoubtful)).toBe(true)
        break
      }
    }
  }
}

describe('visitors who log in while everything fails', () => {
  it(
    'are never refused without being told to come again; no code and no proof is accepted twice',
    async () => {
      let visitors = 0
      let done = 0
      const stopping = new AbortController()
      const running = Promise.all(
        Array.from({ length: lanes }, async () => {
          while (!stopping.signal.aborted) {
            visitors += 1
            await logIn(`visitor${visitors}@example.test`)
            done += 1
          }
        }),
      )
      // What fails there is told below.
      running.catch(() => stopping.abort())
      const goOn = async () => {
        const enough = done + loginsBetween
        await vi.waitUntil(() => done >= enough || stopping.signal.aborted, {
          timeout: 120_000,
        })
      }
      const { postgres, processes, redis } = fleet
      const [first, second, ahead] = processes
      const restart = async (one: typeof first) => {
        await one?.kill()
        await one?.start()
      }
      for (let round = 0; round < rounds; round += 1) {
        await goOn()
        await restart(first)
        await goOn()
        flush(redis.url)
        await restart(second)
        await goOn()
        await postgres.pause()
        await wait(pauseMs)
        await postgres.resume()
        await goOn()
        await redis.kill()
        await redis.start()
        await restart(ahead)
        await goOn()
        await postgres.kill()
        await postgres.start()
        await goOn()
      }
      // The release that is ahead is deployed everywhere: now it migrates, under
      // the processes that serve.
      expect(await migrateDatabase({ url: fleet.databaseUrl }, later)).toBe(1)
      await goOn()
      stopping.abort()
      await running
      expect(accepted.length).toBeGreaterThan(lanes)
      for (const headers of accepted)
        expect(
          (
            await fetch(`${fleet.service.url}/v1/wallet`, {
              headers: { ...headers, ...newNetwork() },
            })
          ).status,
        ).toBe(401)
    },
    isLong ? 3_600_000 : 240_000,
  )
})

function flush(url: string): void {
  const { stdout } = spawnSync('/usr/bin/redis-cli', ['-u', url, 'flushall'])
  expect(`${stdout}`.trim()).toBe('OK')
}
