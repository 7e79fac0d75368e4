import { sql } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { startTestChain } from '../../../../devstack/testing/startTestChain.js'
import { openFollower } from '../testing/openFollower.js'

/** Of which the index knows none any more to compare. */
const undone = 290

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
  const known = await follower.go(1)
  await follower.database.execute(sql`drop trigger dawdle on headers`)
  expect(known).toMatchObject({ epoch: 1 })
  const head = Number(await chain.request('eth_blockNumber'))
  expect(await follower.go(60)).toMatchObject({ head, epoch: 1 })
}, 120_000)
