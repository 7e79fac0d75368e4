import { count, min, sql } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { startTestChain } from '../../../../devstack/testing/startTestChain.js'
import { headers } from '../database/tables.js'
import { openFollower } from '../testing/openFollower.js'

/** Of which the index knows none any more to compare. */
const undone = 290
/** So many looks in a row have to find that. */
const looks = 20

it('an index begins anew however long it takes to delete what it had', async () => {
  const chain = await startTestChain({ chainId: 31337, multicall: false })
  onTestFinished(chain.stop)
  await chain.request('anvil_mine', ['0x12c'])
  const follower = await openFollower(chain, {})
  await follower.go(60)
  // All together it is more than a statement may take.
  for (const statement of [
    sql`create function dawdle() returns trigger language plpgsql as
      'begin perform pg_sleep(0.08); return old; end'`,
    sql`create trigger dawdle before delete on headers
      for each row execute function dawdle()`,
  ])
    await follower.database.execute(statement)
  await chain.request('anvil_reorg', [undone, []])
  const known = await follower.goTimes(looks)
  await follower.database.execute(sql`drop trigger dawdle on headers`)
  expect(known).toMatchObject({ epoch: 1 })
  const head = Number(await chain.request('eth_blockNumber'))
  expect(await follower.go(60)).toMatchObject({ head, epoch: 1 })
}, 120_000)

it('a long index is undone in steps, each of which is whole', async () => {
  const chain = await startTestChain({ chainId: 31337, multicall: false })
  onTestFinished(chain.stop)
  const blockNumber = async () => Number(await chain.request('eth_blockNumber'))
  await chain.request('anvil_mine', ['0x2bc'])
  const follower = await openFollower(chain, {})
  const before = await follower.go(100)
  const height = await blockNumber()
  expect(before).toMatchObject({ head: height, epoch: 0 })
  await chain.request('anvil_reorg', [height - 2, []])
  // Somebody else may go on from here: no lock is held for all of it.
  const first = await follower.goTimes(looks)
  expect(first).toMatchObject({ head: height - 500, epoch: 1 })
  const head = await blockNumber()
  expect(await follower.go(100)).toMatchObject({ head, epoch: 2 })
  const [kept] = await follower.database
    .select({ blocks: count(), lowest: min(headers.block) })
    .from(headers)
  expect(kept).toEqual({
    blocks: head - (kept?.lowest ?? 0) + 1,
    lowest: head - 256,
  })
}, 120_000)
