import { randomBytes } from 'node:crypto'
import { openBeside } from '@hasp/service-frame'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { migrationsFolder } from '../database/migrationsFolder.js'
import { createTestDevice, newCode } from '../testing/createTestDevice.js'
import { makeTestWallet } from '../testing/makeTestWallet.js'
import { proofKeyOf } from '../testing/proofKeyOf.js'
import {
  startTestService,
  type TestService,
} from '../testing/startTestService.js'

let service: TestService
let owner: Awaited<ReturnType<typeof openBeside>>
beforeAll(async () => {
  service = await startTestService({ hasNoSendLimits: true })
  owner = await openBeside(service.database, migrationsFolder)
})
afterAll(async () => {
  await owner.close()
  await service.stop()
})

const [from, to] = ['ada@example.test', 'countess@example.test']

it('a lost mailbox is left over HTTP, by the roles of the database, and the wallet is found where it went', async () => {
  const device = await createTestDevice(service)
  const { state } = await device.signIn(from)
  const way = proofKeyOf(randomBytes(32))
  const { draft } = await makeTestWallet(
    device,
    ...(['self', undefined, undefined, way.proofKey] as const),
  )
  const { recoveryId } = draft
  const { provable } = await device.call('readMove', {})
  expect(provable).toMatchObject([{ recoveryId }])

  const stranger = await createTestDevice(service)
  const body = { email: from, deviceName: 'Firefox on Mac' }
  const elsewhere = { ...body, projectId: 'no such project' }
  expect((await stranger.send('askMove', elsewhere)).status).toBe(403)
  const prove = async () => {
    const asked = await stranger.call('askMove', {
      ...{ ...body, projectId: 'default' },
    })
    if (asked.outcome !== 'ASKED') throw new Error(asked.outcome)
    const { moveId } = asked
    const signature = way.sign({ moveId, email: to })
    const proof = { moveId, email: to, way: 'password' as const, signature }
    return { moveId, reply: await stranger.call('proveMove', proof) }
  }
  expect((await prove()).reply).toMatchObject({ outcome: 'FROZEN' })
  await owner.database.execute(
    sql`update recovery_proofs set created_at = now() - interval '7 days'`,
  )
  const begin = async (before: number) => {
    const { moveId, reply } = await prove()
    expect(reply).toMatchObject({ outcome: 'SENT' })
    const code = await newCode(service, to, before)
    expect(await stranger.call('confirmMove', { moveId, code })).toMatchObject({
      outcome: 'WAITING',
    })
  }
  await begin(0)
  expect((await device.call('readMove', {})).move?.email).toBe(to)
  const other = await createTestDevice(service)
  await other.signIn('somebody@example.test')
  await makeTestWallet(other)
  expect(await other.call('cancelMove', {})).toEqual({ isCancelled: false })
  expect(await device.call('cancelMove', {})).toEqual({ isCancelled: true })
  expect((await prove()).reply).toMatchObject({ outcome: 'FROZEN' })
  await owner.database.execute(
    sql`update mailbox_moves set expires_at = now() - interval '1 second'`,
  )

  await begin(1)
  await owner.database.execute(
    sql`update mailbox_moves set due_at = due_at - interval '7 days'`,
  )
  const fresh = await createTestDevice(service)
  const found = await fresh.signIn(to)
  expect(found.state.userId).toBe(state.userId)
  expect(found.state.deviceState).toBe('waiting')
  // It was trusted, and is, once it has typed a code of the new mailbox.
  expect((await device.send('readWallet', {})).status).toBe(401)
  const again = await device.signIn(to)
  expect(again.state).toMatchObject({
    deviceId: state.deviceId,
    deviceState: 'trusted',
  })
  const nobody = await createTestDevice(service)
  expect((await nobody.signIn(from)).state.wallet).toBeUndefined()
})
