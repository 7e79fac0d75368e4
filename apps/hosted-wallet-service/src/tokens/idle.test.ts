import { randomBytes } from 'node:crypto'
import { type OpenDatabase, openDatabase } from '@hasp/service-frame'
import { createSecrets } from '@hasp/service-frame/secrets'
import {
  createTestDatabase,
  type TestDatabase,
} from '@hasp/service-frame/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrationsFolder } from '../database/migrationsFolder.js'
import { fromNow } from '../database/moments.js'
import { devices, sessions, users } from '../database/tables.js'
import { refreshTokens } from './refreshTokens.js'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs
const secrets = createSecrets(randomBytes(32))

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

/** What a device gets whose session has these times. */
async function refreshAfter(
  name: string,
  times: { readonly refreshedMs?: number; readonly createdMs?: number },
) {
  const { database } = opened
  const { createdMs = 0, refreshedMs = 0 } = times
  const [user] = await database
    .insert(users)
    .values({ projectId: 'default', emailHash: name, emailSealed: 'sealed' })
    .returning()
  if (!user) throw new Error('No user was made.')
  const [device] = await database
    .insert(devices)
    .values({
      userId: user.id,
      thumbprint: name,
      name: 'Chromium',
      origin: 'https://app.example',
      isTrusted: true,
    })
    .returning()
  if (!device) throw new Error('No device was made.')
  await database.insert(sessions).values({
    userId: user.id,
    deviceId: device.id,
    accessHash: name,
    accessExpiresAt: fromNow(0),
    refreshHash: secrets.mac('token', name),
    codeProvedAt: fromNow(0),
    createdAt: fromNow(-createdMs),
    refreshedAt: fromNow(-refreshedMs),
  })
  const refresh = (token: string) =>
    refreshTokens({ database, randomBytes, secrets }, token, name)
  const first = await refresh(name)
  const next =
    first.outcome === 'REFRESHED'
      ? await refresh(first.tokens.refreshToken)
      : await refresh(name)
  return [first.outcome, next.outcome]
}

it('T-SVC-08: a device that was idle for 30 days is signed out for good, and not before', async () => {
  const idle = (refreshedMs: number) =>
    refreshAfter(`idle ${refreshedMs}`, { refreshedMs, createdMs: refreshedMs })
  const [stays, ends] = [
    ['REFRESHED', 'REFRESHED'],
    ['SIGNED_OUT', 'SIGNED_OUT'],
  ]
  expect(await idle(30 * dayMs - minuteMs)).toEqual(stays)
  expect(await idle(30 * dayMs + minuteMs)).toEqual(ends)
  expect(await idle(31 * dayMs)).toEqual(ends)
})

it('T-SVC-08: a session of 90 days is over, however often it was refreshed', async () => {
  const old = (createdMs: number) =>
    refreshAfter(`old ${createdMs}`, { createdMs })
  expect(await old(90 * dayMs - minuteMs)).toEqual(['REFRESHED', 'REFRESHED'])
  expect(await old(90 * dayMs + minuteMs)).toEqual(['SIGNED_OUT', 'SIGNED_OUT'])
})
