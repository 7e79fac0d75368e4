import { randomBytes, randomInt } from 'node:crypto'
import { openDatabase, systemClock } from '@hasp/service-frame'
import { createSecrets } from '@hasp/service-frame/secrets'
import {
  createTestDatabase,
  type TestDatabase,
} from '@hasp/service-frame/testing'
import { eq } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addresses } from '../../../../devstack/addresses.js'
import { operatorFile } from '../../../../devstack/services/hostedWallet/operatorFile.js'
import { migrationsFolder } from '../database/migrationsFolder.js'
import { fromNow } from '../database/moments.js'
import { challenges, counters, outbox } from '../database/tables.js'
import { moveTimes } from '../lostMailbox/moveTimes.js'
import type { Service } from '../Service.js'
import { emailHash } from '../secrets/emailHash.js'
import { createNonces } from '../tokens/createNonces.js'
import { answerChallenge } from './answerChallenge.js'
import { startChallenge } from './startChallenge.js'

const stack = addresses()
const secrets = createSecrets(randomBytes(32))

let database: TestDatabase
let stop: () => Promise<void>
/** Two of one database, with nothing else in common: as two processes are. */
let processes: readonly [Service, Service]

beforeAll(async () => {
  database = await createTestDatabase()
  if (!('url' in database.location)) throw new Error('This needs PostgreSQL.')
  const first = await openDatabase(database.location, migrationsFolder)
  const second = drizzle(database.location.url)
  // Its last connections are ended with the database.
  second.$client.on('error', () => undefined)
  const createService = (of: Service['database']): Service => ({
    clock: systemClock,
    database: of,
    databaseOf: () => of,
    log: () => undefined,
    secrets,
    nonces: createNonces(() => performance.now(), randomBytes),
    readOperator: async () => operatorFile(stack),
    holds: { lengthMs: async () => 0 },
    moveTimes,
    publicUrl: stack.hostedWalletService.url,
    escrowUrl: undefined,
    walletOrigin: stack.hostedWalletSite.url,
    sendLimits: () => [],
    trustedProxies: 0,
    randomBytes,
    // Mails stay in the outbox, where the codes are read.
    wakeMailer: () => undefined,
  })
  processes = [createService(first.database), createService(second)]
  stop = async () => {
    await second.$client.end()
    await first.close()
  }
})
afterAll(async () => {
  await stop()
  await database.drop()
})

async function begin(email: string, thumbprint: string) {
  const started = await startChallenge(
    processes[0],
    {
      projectId: 'default',
      origin: stack.demo.url,
      email,
      deviceName: 'Chromium on Linux',
    },
    { thumbprint, network: '192.0.2.0/24' },
  )
  if (started.outcome !== 'SENT') throw new Error('No code was sent.')
  const [mail] = await processes[0].database.delete(outbox).returning()
  const text = secrets.open('outbox.mail', mail?.mailSealed ?? '')
  const [code = ''] = /\d{6}/.exec(JSON.parse(text).text) ?? []
  return { challengeId: started.challengeId, code }
}

const wrong = (code: string) =>
  `${(Number(code) + 1 + randomInt(999_998)) % 1_000_000}`.padStart(6, '0')

describe('codes, guessed at two processes', () => {
  it.each([{ rightOnes: 0 }, { rightOnes: 50 }, { rightOnes: 500 }])(
    'P-24, T-SVC-01, G-06: of 500 tries at once, $rightOnes of them right, at most five are compared and at most one wins',
    async ({ rightOnes }) => {
      const device = `device of ${rightOnes}`
      const { challengeId, code } = await begin(
        `ada${rightOnes}@example.test`,
        device,
      )
      const replies = await Promise.all(
        Array.from({ length: 500 }, (_, index) => {
          const isRight = rightOnes > 0 && index % (500 / rightOnes) === 0
          return answerChallenge(
            processes[index % 2 === 0 ? 0 : 1],
            { challengeId, code: isRight ? code : wrong(code) },
            device,
          )
        }),
      )
      const of = (outcome: string) =>
        replies.filter((reply) => reply.outcome === outcome)
      const [challenge] = await processes[1].database
        .select()
        .from(challenges)
        .where(eq(challenges.id, challengeId))
      expect(challenge?.tries).toBeLessThanOrEqual(5)
      expect(
        of('CODE_INVALID').length + of('SIGNED_IN').length,
      ).toBeLessThanOrEqual(5)
      expect(of('SIGNED_IN').length).toBeLessThanOrEqual(1)
      if (rightOnes === 500) expect(of('SIGNED_IN')).toHaveLength(1)
      if (rightOnes === 0) expect(of('CODE_INVALID')).toHaveLength(5)
      const left = of('CODE_INVALID').map((reply) =>
        'triesLeft' in reply ? reply.triesLeft : undefined,
      )
      expect(new Set(left).size).toBe(left.length)
    },
  )

  it('locks strangers out after 100 wrong codes in a row, and not the device that is known', async () => {
    const email = 'grace@example.test'
    const signIn = async (thumbprint: string) => {
      const begun = await begin(email, thumbprint)
      return await answerChallenge(processes[0], begun, thumbprint)
    }
    expect(await signIn('known')).toMatchObject({ outcome: 'SIGNED_IN' })
    const row = {
      bucket: `wrong-row:${emailHash(secrets, email)}`,
      count: 99,
      expiresAt: fromNow(60_000),
    }
    await processes[0].database.insert(counters).values(row)
    const { challengeId, code } = await begin(email, 'stranger')
    const guess = (text: string) =>
      answerChallenge(processes[1], { challengeId, code: text }, 'stranger')
    expect(await guess(wrong(code))).toMatchObject({ outcome: 'CODE_INVALID' })
    expect(await guess(code)).toMatchObject({ outcome: 'TRY_LATER' })
    // It frees the others as well.
    expect(await signIn('known')).toMatchObject({ outcome: 'SIGNED_IN' })
    expect(await guess(code)).toMatchObject({ outcome: 'SIGNED_IN' })
  })
})
