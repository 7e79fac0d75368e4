import { type OpenDatabase, openDatabase } from '@hasp/service-frame'
import {
  createTestDatabase,
  type TestDatabase,
} from '@hasp/service-frame/testing'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deleteExpired } from './deleteExpired.js'
import { migrationsFolder } from './migrationsFolder.js'
import { fromNow } from './moments.js'
import {
  challenges,
  counters,
  denials,
  devices,
  emailChanges,
  introductions,
  outbox,
  outcomes,
  rendezvous,
  sessions,
  users,
} from './tables.js'

const dayMs = 24 * 3_600_000

let made: TestDatabase
let opened: OpenDatabase
beforeAll(async () => {
  made = await createTestDatabase()
  opened = await openDatabase(made.location, migrationsFolder)
})
afterAll(async () => {
  await opened.close()
  await made.drop()
})

const email = { projectId: 'default', emailHash: 'hash', thumbprint: 'key' }
const expiries = [
  { name: 'over', expiresAt: fromNow(-1) },
  { name: 'live', expiresAt: fromNow(60_000) },
]

it('deletes what is over, and nothing that still counts', async () => {
  const { database } = opened
  const [mover] = await database
    .insert(users)
    .values({ projectId: 'default', emailHash: 'move', emailSealed: 'sealed' })
    .returning()
  for (const { expiresAt, name } of expiries) {
    await database.insert(challenges).values({
      ...email,
      emailSealed: name,
      origin: 'https://app.example',
      deviceName: name,
      codeMac: name,
      expiresAt,
    })
    await database
      .insert(counters)
      .values({ bucket: name, count: 1, expiresAt })
    await database
      .insert(denials)
      .values({ ...email, tokenHash: name, expiresAt })
    await database.insert(outbox).values({ mailSealed: name, expiresAt })
    await database.insert(emailChanges).values({
      userId: mover?.id ?? '',
      deviceId: crypto.randomUUID(),
      oldEmailHash: name,
      oldEmailSealed: name,
      newEmailHash: name,
      newEmailSealed: name,
      stage: 'done',
      codeMac: name,
      codeExpiresAt: fromNow(-1),
      expiresAt,
    })
    await database.insert(outcomes).values({
      userId: crypto.randomUUID(),
      origin: 'https://app.example',
      requestId: name,
      digest: name,
      sealed: name,
      expiresAt,
    })
    await database.insert(rendezvous).values({
      handleHash: name,
      userId: crypto.randomUUID(),
      request: name,
      expiresAt,
    })
  }
  await deleteExpired(database, 'https://wallet.example')
  for (const table of [
    challenges,
    counters,
    denials,
    emailChanges,
    outbox,
    outcomes,
    rendezvous,
  ])
    expect(await database.$count(table)).toBe(1)
  expect(
    await database.select({ name: counters.bucket }).from(counters),
  ).toEqual([{ name: 'live' }])
})

it('keeps a session for 30 idle days and 90 in all, unless it was ended', async () => {
  const { database } = opened
  const [user] = await database
    .insert(users)
    .values({ projectId: 'default', emailHash: 'hash', emailSealed: 'sealed' })
    .returning()
  if (!user) throw new Error('No user was made.')
  const [device] = await database
    .insert(devices)
    .values({
      userId: user.id,
      thumbprint: 'key',
      name: 'Chromium',
      origin: 'https://app.example',
      isTrusted: true,
    })
    .returning()
  if (!device) throw new Error('No device was made.')
  const session = (name: string, times: object) =>
    database.insert(sessions).values({
      userId: user.id,
      deviceId: device.id,
      accessHash: name,
      accessExpiresAt: fromNow(0),
      refreshHash: name,
      codeProvedAt: fromNow(0),
      ...times,
    })
  await session('ended', { endedAt: fromNow(-1) })
  await session('idle 29', { refreshedAt: fromNow(-29 * dayMs) })
  await session('idle 30', { refreshedAt: fromNow(-30 * dayMs) })
  await session('age 89', { createdAt: fromNow(-89 * dayMs) })
  await session('age 90', { createdAt: fromNow(-90 * dayMs) })
  await deleteExpired(database, 'https://wallet.example')
  const left = await database
    .select({ name: sessions.refreshHash })
    .from(sessions)
  expect(left.map(({ name }) => name).toSorted()).toEqual(['age 89', 'idle 29'])
})

it('ends a device that nobody used for 30 days, with what waits for it, but for the wallet’s own page', async () => {
  const { database } = opened
  const wallet = 'https://wallet.example'
  const [user] = await database
    .insert(users)
    .values({ projectId: 'default', emailHash: 'idle', emailSealed: 'sealed' })
    .returning()
  if (!user) throw new Error('No user was made.')
  const used = async (thumbprint: string, origin: string, beforeMs: number) => {
    const [device] = await database
      .insert(devices)
      .values({
        ...{ userId: user.id, thumbprint, origin },
        name: 'Chromium',
        isTrusted: true,
        lastUsedAt: fromNow(-beforeMs),
      })
      .returning({ deviceId: devices.id })
    if (!device) throw new Error('No device was made.')
    await database.insert(introductions).values({
      ...{ ...device, commitment: thumbprint },
      expiresAt: fromNow(dayMs),
    })
  }
  await used('idle 30', 'https://app.example', 30 * dayMs)
  await used('used 29', 'https://app.example', 30 * dayMs - 60_000)
  await used('home 31', wallet, 31 * dayMs)
  await deleteExpired(database, wallet)
  const left = await database
    .select({ name: devices.thumbprint })
    .from(devices)
    .where(eq(devices.userId, user.id))
  const names = ['home 31', 'used 29']
  expect(left.map(({ name }) => name).toSorted()).toEqual(names)
  const waiting = await database
    .select({ name: introductions.commitment })
    .from(introductions)
  expect(waiting.map(({ name }) => name).toSorted()).toEqual(names)
})
