import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '@hasp/service-frame'
import { createTestDatabase } from '@hasp/service-frame/testing'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import {
  ensContracts,
  ownDomain,
  testAccounts,
} from '../../../../devstack/addresses.js'
import { findFreePort } from '../../../../devstack/testing/findFreePort.js'
import {
  startTestChain,
  type TestChain,
} from '../../../../devstack/testing/startTestChain.js'
import { openIndex } from '../database/openIndex.js'
import { createKilledProgram } from '../testing/createKilledProgram.js'
import { createRegistrants } from '../testing/createRegistrants.js'
import { readWholeHistory } from '../testing/readHistory.js'
import { sendTransaction } from '../testing/sendTransaction.js'
import { catchUp } from '../testing/startFollowingService.js'

const [own, friend] = testAccounts
const migrationsFolder = fileURLToPath(
  new URL('../../migrations', import.meta.url),
)
/** All of them together are 20, and 1,000 in the long run. */
const rounds = process.env.HASP_LONG
  ? Number(process.env.HASP_KILLS ?? 1_000)
  : 20
const shares = { follow: 0.4, register: 0.4, migrate: 0.1, make: 0.1 }
const countOf = (task: keyof typeof shares) => Math.ceil(rounds * shares[task])
const longMs = 60_000 + rounds * 20_000

let temporary: string
let chain: TestChain
let program: ReturnType<typeof createKilledProgram>
let seedFolder: string
beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'hasp-killed-'))
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  chain = await startTestChain({
    chainId: 31337,
    multicall: true,
    names: { gatewayUrl: url },
  })
  const keyFile = join(temporary, 'gateway.key')
  await writeFile(keyFile, Buffer.alloc(32, 7).toString('base64url'), {
    mode: 0o400,
  })
  const { location } = await createTestDatabase()
  seedFolder = ('seedFolder' in location && location.seedFolder) || temporary
  // Making one takes longer than all that is tested here.
  const seeded = { folder: join(temporary, 'database'), seedFolder }
  await (await openIndex(seeded)).close()
  program = createKilledProgram(join(temporary, 'data.json'), {
    listen: { host: '127.0.0.1', port },
    publicUrl: url,
    origins: '*',
    requestsPerMinute: 1_000_000,
    networks: [
      {
        id: 'eip155:31337',
        name: 'Local',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: [chain.url],
        follow: { from: 0, everyMs: 100 },
      },
    ],
    names: {
      networkId: 'eip155:31337',
      rpcUrls: [chain.url],
      universalResolver: ensContracts.universalResolver,
      allowedOrigins: [url],
      registry: {
        domain: ownDomain,
        resolver: ensContracts.offchainResolver,
        keyFile,
      },
    },
    database: seeded,
  })
}, 120_000)
afterEach(() => program.kill())
afterAll(async () => {
  await chain?.stop()
  await rm(temporary, { recursive: true, force: true })
})

it(
  '[R7.36] a process that is killed while it indexes leaves neither a gap nor anything twice',
  async () => {
    const sent: string[] = []
    for (let round = 0; round < countOf('follow'); round += 1) {
      // Blocks that are there when it starts, and some that come meanwhile.
      for (const blocks of ['0x46', '0x5']) {
        const asked = { from: own, to: friend, value: '0x1' }
        sent.unshift((await sendTransaction(chain, asked)).transactionHash)
        await chain.request('anvil_mine', [blocks])
        if (blocks === '0x46') await program.start()
      }
      await program.killWithin(500)
    }
    await program.start()
    await catchUp(chain, program.url, 60_000)
    const entries = await readWholeHistory(program.url, friend)
    // The deployment of the tokens gave something, too, but no currency.
    const given = entries.filter(({ movements }) =>
      movements.some(({ kind }) => kind === 'native'),
    )
    expect(given.map(({ hash }) => hash)).toEqual(sent)
    expect(new Set(entries.map(({ hash }) => hash)).size).toBe(entries.length)
  },
  longMs,
)

it(
  '[R7.31] no name that was given is lost or given twice when the process is killed',
  async () => {
    const registrants = createRegistrants(program.url, ownDomain)
    for (let round = 0; round < countOf('register'); round += 1) {
      await program.start()
      const before = registrants.given.length
      const crowd = registrants.runCrowd(4)
      await expect
        .poll(() => registrants.given.length, { interval: 1 })
        .toBeGreaterThan(before)
      await program.killWithin(400)
      await crowd
    }
    await program.start()
    const { given, open } = registrants
    for (const one of given) {
      expect(await registrants.nameOf(one)).toBe(one.name)
      // Who did not hear the answer asks again, and has the same.
      expect(await registrants.repeat(one)).toMatchObject({
        status: 200,
        answer: { name: one.name, address: one.request.address },
      })
    }
    for (const one of open) {
      const before = await registrants.nameOf(one)
      const { status } = await registrants.repeat(one)
      const after = await registrants.nameOf(one)
      expect([one.name, null]).toContain(before)
      expect(after).toBe(status === 200 ? one.name : null)
      if (before !== null) expect(status).toBe(200)
    }
  },
  longMs,
)

it(
  'a database of an earlier release is whole, however often its migration is killed',
  async () => {
    const old = join(temporary, 'old')
    const earlier = join(temporary, 'earlier')
    await cp(migrationsFolder, old, { recursive: true })
    const journalPath = join(old, 'meta', '_journal.json')
    const journal = JSON.parse(await readFile(journalPath, 'utf8'))
    journal.entries = journal.entries.slice(0, 1)
    await writeFile(journalPath, JSON.stringify(journal))
    for (const name of await readdir(old))
      if (name.endsWith('.sql') && !name.startsWith('0000'))
        await rm(join(old, name))
    const made = await openDatabase({ folder: earlier, seedFolder }, old)
    await made.database.execute(
      sql`insert into chains (id, genesis, first_block, cursor_key, fence) values (1, '\\x01', 5, '\\x02', 9)`,
    )
    await made.close()
    for (let round = 0; round < countOf('migrate'); round += 1) {
      const folder = join(temporary, `migrated${round}`)
      await cp(earlier, folder, { recursive: true })
      await program.configure({ database: { folder } })
      await program.killWhileOpening(folder)
      await program.start()
      await program.kill()
      const opened = await openIndex({ folder })
      const { rows } = (await opened.database.execute(
        sql`select fence, first_block from chains where id = 1`,
      )) as unknown as { rows: object[] }
      await opened.close()
      expect(rows).toEqual([{ fence: 9, first_block: 5 }])
      await rm(folder, { recursive: true })
    }
  },
  longMs,
)

it(
  'a database that was being made when the process was killed is made anew',
  async () => {
    for (let round = 0; round < countOf('make'); round += 1) {
      const folder = join(temporary, `made${round}`)
      await program.configure({ database: { folder, seedFolder } })
      await program.killWhileOpening(folder)
      await program.start()
      await catchUp(chain, program.url, 60_000)
      await program.kill()
      await rm(folder, { recursive: true })
    }
  },
  longMs,
)
