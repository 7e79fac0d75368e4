import { PGlite } from '@electric-sql/pglite'
import { Pool } from 'pg'
import { afterAll, expect, inject, it } from 'vitest'
import { runSiwxStoreSuite } from '../../testing/siwxStoreSuite/runSiwxStoreSuite.js'
import { memoryStore } from './memoryStore.js'
import {
  type PostgresQuery,
  postgresStore,
  siwxTable,
} from './postgresStore.js'

/** PostgreSQL in the step `services`, PGlite elsewhere. */
async function openDatabase(): Promise<{
  readonly query: PostgresQuery
  readonly run: (text: string) => Promise<unknown>
  readonly close: () => Promise<void>
}> {
  const connectionString = inject('postgresUrl')
  if (connectionString !== undefined) {
    const pool = new Pool({ connectionString, max: 20 })
    return {
      query: (text, values) => pool.query(text, values),
      run: (text) => pool.query(text),
      close: () => pool.end(),
    }
  }
  const database = await PGlite.create('memory://')
  return {
    query: (text, values) => database.query(text, values),
    run: (text) => database.exec(text),
    close: () => database.close(),
  }
}

const database = await openDatabase()
afterAll(() => database.close())

const quietStore = () => memoryStore({ warn: () => undefined })
runSiwxStoreSuite({ it, title: 'memory:', setUp: quietStore })

it('a store in memory says once that it forgets who is signed in', async () => {
  const said: string[] = []
  const store = memoryStore({ warn: (text) => said.push(text) })
  const entry = { owner: 'o', value: '1', expiresAtMs: 2 }
  await store.put({ ...entry, key: 'a challenge' }, 1)
  expect(said).toEqual([])
  for (const key of ['1', '2'])
    await store.put({ ...entry, key, account: 'eip155:1:0xA' }, 1)
  expect(said).toEqual([expect.stringContaining('forgets who is signed in')])
})

runSiwxStoreSuite({
  it,
  title: 'PostgreSQL:',
  async setUp() {
    await database.run('DROP TABLE IF EXISTS hasp_siwx')
    await database.run(siwxTable)
    await database.run(siwxTable)
    return postgresStore(database.query)
  },
})
