import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@hasp/service-frame'
import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { ownDomain, testAccounts } from '../../../../devstack/addresses.js'
import { openIndex } from '../database/openIndex.js'
import { copyMigrations } from './copyMigrations.js'
import { createRegistrants } from './createRegistrants.js'
import { readWholeHistory } from './readHistory.js'
import { sendTransaction } from './sendTransaction.js'
import { catchUp } from './startFollowingService.js'
import type { KilledService } from './startKilledService.js'

const [own, friend] = testAccounts

/**
 * How often each of them kills: together 20 times, and 1,000 in the long run.
 * @param share of all
 */
export function killRounds(share: number): number {
  const { HASP_KILLS = 1_000, HASP_LONG } = process.env
  return Math.ceil((HASP_LONG ? Number(HASP_KILLS) : 20) * share)
}

/**
 * What a process that is killed at any moment leaves whole, and by what share of
 * the kills that is tried.
 */
export const killCases = [
  {
    whatHolds:
      'a database that was being made when the process was killed is made anew',
    share: 0.1,
    kill: killMaking,
  },
  {
    whatHolds:
      'a database of an earlier release is whole, however often its migration is killed',
    share: 0.1,
    kill: killMigrating,
  },
  {
    whatHolds:
      'a process that is killed while it indexes leaves neither a gap nor anything twice',
    share: 0.4,
    kill: killFollowing,
  },
  {
    whatHolds:
      'no name that was given is lost or given twice when the process is killed',
    share: 0.4,
    kill: killRegistering,
  },
] as const

/** Kills it while it opens its database, catches up and follows. */
async function killFollowing(
  { chain, database, program }: KilledService,
  rounds: number,
): Promise<void> {
  const sent: string[] = []
  const give = async (blocks: number) => {
    const asked = { from: own, to: friend, value: '0x1' }
    sent.unshift((await sendTransaction(chain, asked)).transactionHash)
    await chain.request('anvil_mine', [`0x${blocks.toString(16)}`])
  }
  await program.start()
  await program.kill()
  for (let round = 0; round < rounds; round += 1) {
    // Blocks that are there when it starts, and some that come meanwhile.
    await give(40)
    await give(40)
    await Promise.all([program.killWhileOpening(database.isHeld, 500), give(5)])
  }
  await program.start()
  await catchUp(chain, program.url, 120_000)
  const entries = await readWholeHistory(program.url, friend)
  // The deployment of the tokens gave something, too, but no currency.
  const given = entries.filter(({ movements }) =>
    movements.some(({ kind }) => kind === 'native'),
  )
  expect(given.map(({ hash }) => hash)).toEqual(sent)
  expect(new Set(entries.map(({ hash }) => hash)).size).toBe(entries.length)
  await program.kill()
}

/** Kills it while four people at a time take names. */
async function killRegistering(
  { program }: KilledService,
  rounds: number,
): Promise<void> {
  const registrants = createRegistrants(program.url, ownDomain)
  for (let round = 0; round < rounds; round += 1) {
    await program.start()
    const before = registrants.given.length
    const crowd = registrants.runCrowd(4)
    await expect
      .poll(() => registrants.given.length, { interval: 1 })
      .toBeGreaterThan(before)
    await program.killWithin(300)
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
  await program.kill()
}

/** Kills it while it brings a database of an earlier release to this one. */
async function killMigrating(
  { createDatabase, program }: KilledService,
  rounds: number,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'hasp-earlier-'))
  await copyMigrations(folder, 1)
  for (let round = 0; round < rounds; round += 1) {
    const { drop, isHeld, location } = await createDatabase()
    const made = await openDatabase(location, folder)
    await made.database.execute(
      sql`insert into chains (id, genesis, first_block, cursor_key, fence) values (1, '\\x01', 5, '\\x02', 9)`,
    )
    await made.close()
    await program.configure({ database: location })
    await program.killWhileOpening(isHeld)
    await program.start()
    await program.kill()
    const opened = await openIndex(location)
    const { rows } = (await opened.database.execute(
      sql`select fence, first_block from chains where id = 1`,
    )) as unknown as { rows: Record<string, unknown>[] }
    await opened.close()
    const kept = rows.map((row) => [Number(row.fence), Number(row.first_block)])
    expect(kept).toEqual([[9, 5]])
    await drop()
  }
  await program.configure({})
  await rm(folder, { recursive: true })
}

/** Kills it while it makes a database; the chain is short. */
async function killMaking(
  { chain, createDatabase, program }: KilledService,
  rounds: number,
): Promise<void> {
  // How long that takes says until when it is killed.
  await program.start()
  await program.kill()
  for (let round = 0; round < rounds; round += 1) {
    const { drop, isHeld, location } = await createDatabase()
    await program.configure({ database: location })
    await program.killWhileOpening(isHeld)
    await program.start()
    await catchUp(chain, program.url, 60_000)
    await program.kill()
    await drop()
  }
  await program.configure({})
}
