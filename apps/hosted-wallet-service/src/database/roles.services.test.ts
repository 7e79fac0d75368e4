import { randomBytes, randomUUID } from 'node:crypto'
import { createSecrets } from '@hasp/service-frame/secrets'
import { createTestDatabase } from '@hasp/service-frame/testing'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addresses } from '../../../../devstack/addresses.js'
import { operatorFile } from '../../../../devstack/services/hostedWallet/operatorFile.js'
import { noteEvent } from '../audit/noteEvent.js'
import { signDays } from '../audit/signDays.js'
import { deleteDue } from '../leaving/deleteDue.js'
import { createTestDevice } from '../testing/createTestDevice.js'
import { makeTestWallet } from '../testing/makeTestWallet.js'
import {
  startTestService,
  type TestService,
} from '../testing/startTestService.js'
import { deleteExpired } from './deleteExpired.js'
import { openServiceDatabase } from './openServiceDatabase.js'
import { deletions, users } from './tables.js'

let service: TestService
const clients = new Map<'api' | 'worker' | 'owner', Client>()
beforeAll(async () => {
  service = await startTestService({ hasNoSendLimits: true })
  const { roles } = service
  if (!('url' in service.database) || !('url' in roles))
    throw new Error('This needs PostgreSQL.')
  for (const [role, url] of [
    ['owner', service.database.url],
    ['api', roles.url],
    ['worker', roles.workerUrl],
  ] as const) {
    const client = new Client({ connectionString: url })
    await client.connect()
    clients.set(role, client)
  }
})
afterAll(async () => {
  for (const client of clients.values()) await client.end()
  await service.stop()
})

async function ask(role: 'api' | 'worker' | 'owner', statement: string) {
  const answer = await clients.get(role)?.query(statement)
  return answer?.rows ?? []
}

/** Tables that hold something of a user. */
const userTables = [
  'audit',
  'deletions',
  'devices',
  'drafts',
  'email_changes',
  'export_grants',
  'introductions',
  'mailbox_moves',
  'outcomes',
  'recoveries',
  'recovery_proofs',
  'rendezvous',
  'sessions',
  'users',
  'wallets',
]

/** Tables that know no user, or not yet. */
const otherTables = [
  'audit_heads',
  'challenges',
  'counters',
  'denials',
  'home',
  'keys',
  'move_challenges',
  'outbox',
]

describe('roles', () => {
  it('leave no table out: a new one has a policy, or no user', async () => {
    const rows = await ask(
      'owner',
      "select relname, relrowsecurity from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1",
    )
    const named = (isSecure: boolean) =>
      rows
        .filter(({ relrowsecurity }) => relrowsecurity === isSecure)
        .map(({ relname }) => relname)
    expect(named(true)).toEqual(userTables)
    expect(named(false)).toEqual(otherTables)
  })

  it('T-SVC-10: see one user’s rows with a token, and none without saying whose', async () => {
    const people: string[] = []
    for (const name of ['ada', 'grace', 'hedy']) {
      const device = await createTestDevice(service)
      const { state } = await device.signIn(`${name}@example.test`)
      await makeTestWallet(device)
      people.push(state.userId)
    }
    const count = async (table: string) => {
      const [row] = await ask('api', `select count(*)::int from ${table}`)
      return row.count
    }
    for (const table of userTables) expect(await count(table), table).toBe(0)
    const [ada, ...others] = people
    await ask('api', `set hasp.scope = '${ada}'`)
    for (const table of [
      'users',
      'devices',
      'sessions',
      'wallets',
      'recoveries',
    ])
      expect(await count(table), table).toBe(1)
    // Whatever a statement says.
    for (let swap = 0; swap < 1_000; swap += 1) {
      const id = swap % 3 === 2 ? randomUUID() : others[swap % 2]
      const hit = await ask(
        'api',
        swap % 2 === 0
          ? `select 1 from wallets where user_id = '${id}'`
          : `update devices set is_trusted = true where user_id = '${id}' returning 1`,
      )
      expect(hit).toEqual([])
    }
    await expect(
      ask(
        'api',
        `insert into outcomes values ('${others[0]}', 'o', 'r', 'd', 's', now())`,
      ),
    ).rejects.toThrow('row-level security')
    await ask('api', 'reset hasp.scope')
  })

  it('T-SVC-10: keep users apart whose statements share connections', async () => {
    const made = await createTestDatabase()
    const opened = await openServiceDatabase({ database: made.roles })
    const everyone = await opened.database
      .insert(users)
      .values(
        ['ada', 'grace', 'hedy'].map((emailHash) => ({
          projectId: 'default',
          emailHash,
          emailSealed: 'sealed',
        })),
      )
      .returning({ id: users.id })
    const asked = { id: users.id }
    const lookAs = async (turn: number) => {
      const mine = everyone.slice(turn % 3, (turn % 3) + 1)
      const database = opened.ofUser(mine[0]?.id ?? '')
      expect(
        await (turn % 2 === 0
          ? database.select(asked).from(users)
          : database.transaction((step) => step.select(asked).from(users))),
      ).toEqual(mine)
      // Whatever becomes of a connection.
      if (turn % 7 === 0)
        await expect(
          database.transaction((step) => step.execute(sql`select nothing`)),
        ).rejects.toThrow()
      if (turn % 5 === 0)
        expect(await opened.database.$count(users)).toBe(everyone.length)
    }
    await Promise.all(Array.from({ length: 300 }, (_, turn) => lookAs(turn)))
    await opened.close()
    await made.drop()
  })

  it.each([
    ['api', "update audit set event = 'x'", 'permission denied'],
    ['api', 'delete from audit', 'permission denied'],
    ['api', 'create table more (id int)', 'permission denied'],
    ['api', 'drop table wallets', 'must be owner'],
    ['api', 'alter table wallets disable row level security', 'must be owner'],
    ['worker', 'select server_half_sealed from devices', 'permission denied'],
    ['worker', 'select half_sealed from recoveries', 'permission denied'],
    ['worker', 'select envelope from recoveries', 'permission denied'],
    ['worker', 'update sessions set ended_at = null', 'permission denied'],
    ['worker', 'create table more (id int)', 'permission denied'],
  ] as const)('T-INT-02: %s may not: %s', async (role, statement, refusal) => {
    await expect(ask(role, statement)).rejects.toThrow(refusal)
  })

  it('let the worker do all that it has to', async () => {
    const made = await createTestDatabase()
    const { close, ofUser, worker } = await openServiceDatabase({
      database: made.roles,
    })
    const userId = randomUUID()
    const database = ofUser(userId)
    const secrets = createSecrets(randomBytes(32))
    await database.insert(users).values({
      id: userId,
      projectId: 'default',
      emailHash: 'leaving',
      emailSealed: secrets.seal('users.email', 'leaving@example.test'),
    })
    await database
      .insert(deletions)
      .values({ userId, cancelHash: 'hash', dueAt: sql`now()` })
    const parts = {
      ...{ database: worker, escrowUrl: undefined, secrets },
      log: () => undefined,
      readOperator: async () => operatorFile(addresses()),
      walletOrigin: 'https://wallet.example',
    }
    await noteEvent(parts, database, userId, { event: 'deletionCancelled' })
    await worker.execute(
      sql`insert into audit select user_id, sequence + 1, at - interval '2 days', event, details, details_hash, previous_hash, hash from audit`,
    )
    await signDays(parts)
    await deleteExpired(worker, parts.walletOrigin)
    await deleteDue(parts)
    expect(await database.$count(users)).toBe(0)
    await close()
    await made.drop()
  })

  it('of which none migrates leave a database as it is, and say what to do', async () => {
    const empty = await createTestDatabase()
    if (!('url' in empty.roles)) throw new Error('This needs PostgreSQL.')
    const { migratorUrl: _, ...serving } = empty.roles
    await expect(openServiceDatabase({ database: serving })).rejects.toThrow(
      /^The database lacks migrations .+: run migrate first\.$/,
    )
    await empty.drop()
  })
})
