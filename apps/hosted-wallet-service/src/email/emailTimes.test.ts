import { randomBytes, randomUUID } from 'node:crypto'
import { changeEmailText } from '@hasp/protocol/walletService'
import { type OpenDatabase, openDatabase } from '@hasp/service-frame'
import { createSecrets } from '@hasp/service-frame/secrets'
import {
  createTestDatabase,
  type TestDatabase,
} from '@hasp/service-frame/testing'
import { eq } from 'drizzle-orm'
import type { PgInsertValue } from 'drizzle-orm/pg-core'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrationsFolder } from '../database/migrationsFolder.js'
import { fromNow } from '../database/moments.js'
import { devices, emailChanges, users, wallets } from '../database/tables.js'
import type { Service } from '../Service.js'
import { frozenForMs } from '../wallets/frozenForMs.js'
import { answerEmailCode } from './answerEmailCode.js'
import { beginEmailChange } from './beginEmailChange.js'
import { finishEmailChange } from './finishEmailChange.js'
import { emailCodeMac } from './mailEmailCode.js'
import { resendEmailCode } from './resendEmailCode.js'
import { reservedForMs } from './reservedForMs.js'
import { revertEmail } from './revertEmail.js'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

let made: TestDatabase
let opened: OpenDatabase
let service: Service
beforeAll(async () => {
  made = await createTestDatabase()
  opened = await openDatabase(made.location, migrationsFolder)
  service = {
    database: opened.database,
    secrets: createSecrets(randomBytes(32)),
    randomBytes,
    walletOrigin: 'https://wallet.example',
    readOperator: async () => ({
      ...{ dev: false, areApprovalsStopped: false, holdMinutes: 0 },
      ...{ projects: [], networks: [] },
    }),
    sendLimits: () => [],
    wakeMailer: () => undefined,
  } as Partial<Service> as Service
})
afterAll(async () => {
  await opened.close()
  await made.drop()
})

let people = 0
/** A change that stands at the old mailbox, as old as the test wants. */
async function changeOf(
  times: Partial<PgInsertValue<typeof emailChanges>> = {},
) {
  const { database, secrets } = service
  people += 1
  const name = `grace${people}@example.test`
  const emailSealed = secrets.seal('users.email', name)
  const [user] = await database
    .insert(users)
    .values({ projectId: 'default', emailHash: name, emailSealed })
    .returning()
  const userId = user?.id ?? ''
  const [device] = await database
    .insert(devices)
    .values({
      userId,
      thumbprint: name,
      name: 'Chromium',
      origin: 'https://app.example',
      isTrusted: true,
    })
    .returning()
  const deviceId = device?.id ?? ''
  await database.insert(wallets).values({
    userId,
    addressEip155: name,
    addressSolana: name,
    mode: 'self',
  })
  const [change] = await database
    .insert(emailChanges)
    .values({
      ...{ userId, deviceId, stage: 'old', codeMac: '' },
      oldEmailHash: name,
      oldEmailSealed: emailSealed,
      newEmailHash: `new ${name}`,
      newEmailSealed: secrets.seal('users.email', `new${name}`),
      codeExpiresAt: fromNow(10 * minuteMs),
      expiresAt: fromNow(15 * minuteMs),
      ...times,
    })
    .returning()
  if (!change) throw new Error('No change was made.')
  await database
    .update(emailChanges)
    .set({ codeMac: emailCodeMac(service, change, 'old', '018265') })
    .where(eq(emailChanges.id, change.id))
  const session = { id: '', userId, deviceId, codeProvedBeforeMs: 0 }
  const give = async () => {
    const body = { mailbox: 'old', code: '018265', locale: undefined } as const
    return (await answerEmailCode(service, session, body, '')).outcome
  }
  return { change, give, session }
}

it('a code counts for its ten minutes, and a change for its fifteen, whatever code it has', async () => {
  const codeAt = async (leftMs: number) =>
    await (await changeOf({ codeExpiresAt: fromNow(leftMs) })).give()
  expect(await codeAt(minuteMs)).toBe('SENT')
  expect(await codeAt(-1)).toBe('CODE_EXPIRED')
  const changeAt = async (leftMs: number) =>
    await (await changeOf({ expiresAt: fromNow(leftMs) })).give()
  expect(await changeAt(minuteMs)).toBe('SENT')
  expect(await changeAt(-1)).toBe('CODE_EXPIRED')
})

it('a code is of its change, its mailbox and its address: what a database swaps does not count', async () => {
  const { database } = service
  const put = async (
    id: string,
    values: Partial<typeof emailChanges.$inferSelect>,
  ) =>
    await database
      .update(emailChanges)
      .set(values)
      .where(eq(emailChanges.id, id))
  const [mine, theirs] = [await changeOf(), await changeOf()]
  const macOf = (change: typeof mine.change, mailbox: 'old' | 'new') =>
    emailCodeMac(service, change, mailbox, '018265')
  const one = { ...theirs.change, oldEmailHash: mine.change.oldEmailHash }
  await put(mine.change.id, { codeMac: macOf(one, 'old') })
  expect(await mine.give()).toBe('CODE_INVALID')
  const swapped = { ...mine.change, newEmailHash: mine.change.oldEmailHash }
  await put(mine.change.id, { codeMac: macOf(swapped, 'new') })
  expect(await mine.give()).toBe('CODE_INVALID')
  await put(mine.change.id, {
    codeMac: macOf(mine.change, 'old'),
    oldEmailHash: 'another',
  })
  expect(await mine.give()).toBe('CODE_INVALID')
  await put(mine.change.id, { oldEmailHash: mine.change.oldEmailHash })
  expect(await mine.give()).toBe('SENT')
})

it('of the same right code given twice at once, one goes on', async () => {
  const { give } = await changeOf()
  const outcomes = await Promise.all([give(), give()])
  expect(outcomes.sort()).toEqual(['CODE_EXPIRED', 'SENT'])
})

it('a change that is begun anew while its last code is compared is not done', async () => {
  const { change, session } = await changeOf({ stage: 'new' })
  const isSame = eq(emailChanges.codeMac, 'the one of before')
  const about = { change, isSame, locale: undefined }
  const { outcome } = await finishEmailChange(service, session, about)
  expect(outcome).toBe('CODE_EXPIRED')
  const ofOld = eq(users.emailHash, change.oldEmailHash)
  expect(await service.database.$count(users, ofOld)).toBe(1)
})

it('an address is kept for seven days, in its project, for everybody but its owner', async () => {
  const { change } = await changeOf({ stage: 'done' })
  const { id, oldEmailHash: emailHash, userId } = change
  const of = { projectId: 'default', emailHash, userId: `${randomUUID()}` }
  const keptFor = async (asked: Parameters<typeof reservedForMs>[1]) =>
    await reservedForMs(service.database, asked)
  expect(await keptFor(of)).toBeGreaterThan(14 * minuteMs)
  expect(await keptFor({ ...of, userId })).toBe(0)
  expect(await keptFor({ ...of, projectId: 'self' })).toBe(0)
  await service.database
    .update(emailChanges)
    .set({ expiresAt: fromNow(-1) })
    .where(eq(emailChanges.id, id))
  expect(await keptFor(of)).toBe(0)
  // Somebody had it before, whose time is over.
  const { change: over } = await changeOf({
    stage: 'done',
    expiresAt: fromNow(-1),
  })
  const { oldEmailHash } = over
  await changeOf({ stage: 'done', oldEmailHash })
  expect(await keptFor({ ...of, emailHash: oldEmailHash })).toBeGreaterThan(0)
})

it('no device begins a change within 72 hours of its hold', async () => {
  const { database } = service
  const account = privateKeyToAccount(generatePrivateKey())
  const { session } = await changeOf()
  const { deviceId, userId } = session
  const [wallet] = await database
    .update(wallets)
    .set({ addressEip155: account.address })
    .where(eq(wallets.userId, userId))
    .returning()
  const [user] = await database.select().from(users).where(eq(users.id, userId))
  const [from, email] = [user?.emailHash ?? '', 'grace@elsewhere.test']
  const message = changeEmailText({
    walletId: wallet?.id ?? '',
    ...{ deviceId, from, to: email },
  })
  const signature = await account.signMessage({ message })
  const beginAfter = async (hours: number) => {
    await database
      .update(devices)
      .set({
        holdEndsAt: fromNow(-hours * hourMs),
        serverHalfSealed: service.secrets.seal('devices.half', 'half'),
      })
      .where(eq(devices.id, deviceId))
    const body = { email, signature, locale: undefined }
    return (await beginEmailChange(service, session, body, '')).outcome
  }
  expect(await beginAfter(71)).toBe('FROZEN')
  expect(await beginAfter(72)).toBe('SENT')
})

it('another code lives no longer than the change', async () => {
  const { session } = await changeOf({ expiresAt: fromNow(2 * minuteMs) })
  const sent = await resendEmailCode(service, session, { locale: 'en' }, '')
  if (sent.outcome !== 'SENT') throw new Error('No code was sent.')
  expect(sent.expiresAfterMs).toBeLessThanOrEqual(2 * minuteMs)
  const { session: early } = await changeOf()
  const first = await resendEmailCode(service, early, { locale: 'en' }, '')
  if (first.outcome !== 'SENT') throw new Error('No code was sent.')
  expect(first.expiresAfterMs).toBeGreaterThan(9 * minuteMs)
  expect(first.expiresAfterMs).toBeLessThanOrEqual(10 * minuteMs)
  const { session: late } = await changeOf({ expiresAt: fromNow(-1) })
  expect(await resendEmailCode(service, late, { locale: 'en' }, '')).toEqual({
    outcome: 'CODE_EXPIRED',
  })
})

it('is taken back for seven days, and not a moment longer', async () => {
  const revertAt = async (leftMs: number) => {
    const token = randomBytes(32).toString('base64url')
    const revertHash = service.secrets.mac('email-revert', token)
    const expiresAt = fromNow(leftMs)
    await changeOf({ stage: 'done', expiresAt, revertHash })
    return (await revertEmail(service, { token, locale: 'en' })).isReverted
  }
  expect(await revertAt(minuteMs)).toBe(true)
  expect(await revertAt(-1)).toBe(false)
})

it('freezes the wallet for 72 hours once more where it is taken back', async () => {
  const token = randomBytes(32).toString('base64url')
  const revertHash = service.secrets.mac('email-revert', token)
  const { session } = await changeOf({ stage: 'done', revertHash })
  expect(await frozenForMs(service.database, session)).toBe(0)
  await revertEmail(service, { token, locale: 'en' })
  const forMs = await frozenForMs(service.database, session)
  expect(forMs).toBeGreaterThan(71 * hourMs)
})

it('freezes the wallet for 72 hours, as the end of a hold does', async () => {
  const { database } = service
  const { session } = await changeOf()
  const freeze = async (holdEndsAt: ReturnType<typeof fromNow> | null) => {
    await database
      .update(devices)
      .set({ holdEndsAt })
      .where(eq(devices.id, session.deviceId))
    return await frozenForMs(database, session)
  }
  expect(await freeze(null)).toBe(0)
  expect(await freeze(fromNow(-72 * hourMs - 1))).toBe(0)
  const rest = await freeze(fromNow(-71 * hourMs))
  expect(rest).toBeGreaterThan(59 * minuteMs)
  expect(rest).toBeLessThanOrEqual(hourMs)
  expect(await freeze(fromNow(hourMs))).toBeGreaterThan(3 * dayMs)
})
