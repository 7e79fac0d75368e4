import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deleteWalletText } from '@hasp/protocol/walletService'
import { createTestDatabase } from '@hasp/service-frame/testing'
import { Client } from 'pg'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { addresses } from '../../../../devstack/addresses.js'
import { operatorFile } from '../../../../devstack/services/hostedWallet/operatorFile.js'
import { findFreePort } from '../../../../devstack/testing/findFreePort.js'
import { restored } from '../commands/restored.js'
import { configurationSchema } from '../configuration.js'
import { createTestDevice } from '../testing/createTestDevice.js'
import { makeTestWallet } from '../testing/makeTestWallet.js'
import {
  startTestService,
  type TestService,
} from '../testing/startTestService.js'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hasp-restore-leaving-'))
})
afterAll(async () => await rm(folder, { recursive: true }))

async function owner(service: TestService, email: string) {
  const device = await createTestDevice(service)
  const { state } = await device.signIn(email)
  const { account, draft } = await makeTestWallet(device)
  const { walletId } = draft
  const message = deleteWalletText({ walletId, deviceId: state.deviceId })
  const askDeletion = async () => {
    const signature = await account.signMessage({ message })
    const { outcome } = await device.call('requestDeletion', { signature })
    expect(outcome).toBe('WAITING')
  }
  return { askDeletion, device, userId: state.userId }
}

it('a restored backup brings back no wallet that was deleted, deletes none that was kept since, and shows no words twice', {
  timeout: 60_000,
}, async () => {
  const database = await createTestDatabase()
  if (!('url' in database.location)) throw new Error('This needs PostgreSQL.')
  const { url } = database.location
  const query = async (statement: string) => {
    const client = new Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query(statement)
    await client.end()
    return rows
  }
  const masterKeyPath = join(folder, 'master.key')
  const operatorPath = join(folder, 'operator.json')
  await writeFile(operatorPath, JSON.stringify(operatorFile(addresses())))
  const address = `http://localhost:${await findFreePort()}`
  const start = () =>
    startTestService({
      hasNoSendLimits: true,
      moved: {
        url: address,
        masterKeyPath,
        database: { ...database, drop: async () => undefined },
      },
    })
  let service = await start()
  // In the backup: Ada and Grace are about to leave, Hedy is to see her words.
  const [ada, grace, hedy] = [
    await owner(service, 'ada@example.test'),
    await owner(service, 'grace@example.test'),
    await owner(service, 'hedy@example.test'),
  ]
  await ada.askDeletion()
  await grace.askDeletion()
  const granted = await hedy.device.call('startExport', {})
  if (granted.outcome !== 'GRANTED') throw new Error(granted.outcome)
  // Since then: Ada was deleted, as the log says; Grace has called it off.
  await service.stop()
  const logPath = join(folder, 'service.log')
  await writeFile(
    logPath,
    `npm noise\n${JSON.stringify({ at: '2026-11-25T00:00:00Z', event: 'user deleted', userId: ada.userId })}\n`,
  )
  await query("update home set database = '0'")
  const { said } = await restored(
    v.parse(configurationSchema, {
      listen: { host: 'localhost', port: 0 },
      publicUrl: 'https://api.wallet.example',
      walletOrigin: 'https://wallet.example',
      database: database.roles,
      masterKeyFile: masterKeyPath,
      operatorFile: operatorPath,
      mail: { smtpUrl: 'smtp://localhost:1', from: 'wallet@hasp.test' },
    }),
    { logPath },
  )
  expect(said).toContain('as far as the log says so: 1.')
  expect(said).toContain('their owners are told: 1.')
  service = await start()
  await vi.waitUntil(
    async () =>
      (await query(`select from users where id = '${ada.userId}'`)).length ===
      0,
    { timeout: 10_000 },
  )
  await vi.waitUntil(
    async () =>
      (await service.mails('grace@example.test')).some(({ subject }) =>
        subject.includes('will not be deleted'),
      ),
    { timeout: 10_000 },
  )
  expect(await query('select from deletions')).toEqual([])
  expect(await query('select from users')).toHaveLength(2)
  expect(await query('select from export_grants')).toEqual([])
  expect(service.lines.join()).toContain(ada.userId)
  await service.stop()
  await database.drop()
})
