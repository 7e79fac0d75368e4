import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { vi } from 'vitest'
import { askPatiently } from '../askPatiently.js'
import {
  codesTo,
  createTestDevice,
  type TestDevice,
} from '../createTestDevice.js'
import { introduce } from '../introduce.js'
import { makeTestWallet } from '../makeTestWallet.js'
import { newNetwork } from '../newNetwork.js'
import { processHeader } from '../startBalancer.js'
import type { Fleet } from '../startFleet.js'

/** The process that nobody kills asks for what became of the others' work. */
export const survivor = 0

/** Sends a request to this process. */
export const at = (index: number) => ({ [processHeader]: `${index}` })

/** The lease of a mailer that was killed ends after half a minute. */
const mailMs = 60_000

/** People with devices, and what the databases know of them. */
export type Actors = ReturnType<typeof createActors>

export function createActors(fleet: Fleet) {
  const { service } = fleet
  const query = async (url: string, statement: string, values: string[]) => {
    const database = new Client({ connectionString: url })
    await database.connect()
    const { rows } = await database.query(statement, values)
    await database.end()
    return rows[0]
  }
  const count = async (statement: string, ...values: string[]) =>
    Number((await query(fleet.databaseUrl, statement, values))?.count)

  const countAtEscrow = async (statement: string, ...values: string[]) => {
    const url = fleet.escrow?.databaseUrl ?? ''
    return Number((await query(url, statement, values))?.count)
  }
  /** Mails of an address, once none waits; one that came twice is one. */
  const mailsOnce = async (email: string, countHere: typeof count) => {
    const countWaiting = () => countHere('select count(*) from outbox')
    await vi.waitUntil(async () => (await countWaiting()) === 0, {
      timeout: mailMs,
    })
    const texts = (await service.mails(email)).map(({ text }) => text)
    return [...new Set(texts)]
  }

  /** A device whose requests the survivor answers. */
  const newDevice = async () => {
    const headers = { ...newNetwork(), ...at(survivor) }
    return await createTestDevice(service, () => headers)
  }

  /** What starts a sign-in; the name of the device finds it in the database. */
  const startBody = (email: string, deviceName: string) => ({
    projectId: 'default',
    origin: service.siteOrigin,
    email,
    deviceName,
  })

  /** Runs what mails a code, and reads it. */
  const codeFrom = async <Answer>(
    email: string,
    run: () => Promise<Answer>,
  ) => {
    // Whoever was killed while mailing may have mailed it: it comes twice then.
    const before = new Set(await codesTo(service, email))
    const answer = await run()
    const code = await vi.waitUntil(
      async () =>
        (await codesTo(service, email)).find((one) => !before.has(one)),
      { timeout: mailMs, interval: 50 },
    )
    return { answer, code }
  }

  /** Asks for a code, again until the pause of the mailbox is over. */
  const start = async (device: TestDevice, email: string) => {
    const deviceName = randomUUID()
    const body = startBody(email, deviceName)
    const { answer, code } = await codeFrom(email, () =>
      untilGiven(async () => {
        const asked = await askPatiently(device, 'startChallenge', body)
        return asked.answer.outcome === 'SENT' && asked.answer
      }),
    )
    return { challengeId: answer.challengeId, code, deviceName }
  }

  const signIn = async (device: TestDevice, email: string) => {
    const { challengeId, code, deviceName } = await start(device, email)
    const body = { challengeId, code }
    const { answer } = await askPatiently(device, 'answerChallenge', body)
    if (answer.outcome !== 'SIGNED_IN') throw new Error(answer.outcome)
    device.accessToken = answer.tokens.accessToken
    device.refreshToken = answer.tokens.refreshToken
    return { ...answer.state, deviceName }
  }

  /** Somebody who has just made a wallet. */
  const newOwner = async (mode: 'self' | 'assisted' = 'self') => {
    const [device, email] = [await newDevice(), anyone()]
    const { userId } = await signIn(device, email)
    return { ...(await makeTestWallet(device, mode)), device, email, userId }
  }

  /** Lets time pass in the service's database. */
  const change = async (statement: string, ...values: string[]) => {
    await query(fleet.databaseUrl, statement, values)
  }

  return {
    fleet,
    change,
    count,
    codeFrom,
    newDevice,
    newOwner,
    signIn,
    start,
    startBody,
    countAtEscrow,
    /**
     * Lets time pass at the escrow until another code may be asked for, and
     * another secret may leave: a hundred an hour do, of all wallets.
     */
    passPauses: async () => {
      const pauses = `delete from counters where bucket = 'release-all' or bucket like 'send-pause:%'`
      await query(fleet.escrow?.databaseUrl ?? '', pauses, [])
    },
    /** A wallet on one device, and another that has typed a code and waits. */
    newPair: async (mode: 'self' | 'assisted') => {
      const owner = await newOwner(mode)
      const fresh = await newDevice()
      const state = await signIn(fresh, owner.email)
      const { device } = owner
      return { ...owner, fresh, state, met: await introduce({ device, fresh }) }
    },
    /** How often it is in the record of a user that this has happened. */
    countEvents: async (userId: string, event: string) =>
      await count(
        'select count(*) from audit where user_id = $1 and event = $2',
        userId,
        event,
      ),
    mailsOf: (email: string) => mailsOnce(email, count),
    mailsOfEscrow: (email: string) => mailsOnce(email, countAtEscrow),
  }
}

export const anyone = () => `${randomUUID()}@example.test`

/** Tries again for some seconds, while something has to pass first. */
export async function untilGiven<Given>(
  run: () => Promise<Given | false | undefined>,
): Promise<Given> {
  return await vi.waitUntil(run, { timeout: 15_000, interval: 150 })
}
