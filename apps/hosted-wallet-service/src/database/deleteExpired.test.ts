import { type OpenDatabase, openDatabase } from '@hasp/service-frame'
import {
  createTestDatabase,
  type TestDatabase,
} from '@hasp/service-frame/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deleteExpired } from './deleteExpired.js'
import { migrationsFolder } from './migrationsFolder.js'
import { fromNow } from './moments.js'
import {
  challenges,
  counters,
  denials,
  devices,
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
  await deleteExpired(database)
  for (const table of [
    challenges,
    counters,
    denials,
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
      code: 'ABCD',
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
  await deleteExpired(database)
  const left = await database
    .select({ name: sessions.refreshHash })
    .from(sessions)
  expect(left.map(({ name }) => name).toSorted()).toEqual(['age 89', 'idle 29'])
})
