import { mkdtemp, rm } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  findPostgres,
  startPostgres,
} from '../../devstack/testing/postgresServer.js'
import { measureCached, measureCold, measureHits } from './measureAnswers.js'
import { measureGrowth } from './measureGrowth.js'
import { measureIndexing } from './measureIndexing.js'
import { measureStart } from './measureStart.js'
import { measureTokens } from './measureTokens.js'

/**
 * Measures the data service. Whoever asks, the nodes that it asks and PostgreSQL
 * run on the same processors.
 */
const loadSeconds = Number(process.env.HASP_LOAD_SECONDS ?? 15)
const transfers = Number(process.env.HASP_BENCH_TRANSFERS ?? 100_000)
/** Those that are asked for by name are measured, or all. */
const wanted = process.env.HASP_BENCH_DATA?.split(',')

const lagBlocks = 20
const sizes = [10_000, 100_000, 1_000_000].filter((size) => size <= transfers)

const temporary = await mkdtemp(join(tmpdir(), 'hasp-bench-'))
const folderOf = (name: string) => ({ folder: join(temporary, name) })
const postgres = findPostgres() ? await startPostgres() : undefined
const inPostgres = postgres && { url: postgres.url }

const parts: Readonly<Record<string, () => Promise<void>>> = {
  cached: () => measureCached(loadSeconds),
  cold: () => measureCold(loadSeconds),
  hits: () => measureHits(3 * loadSeconds),
  tokens: () =>
    measureTokens([10, 200, 2_000], (count) => folderOf(`of${count}`)),
  start: () => measureStart(),
  indexing: async () => {
    await measureIndexing('PGlite', folderOf('indexed'), 1_500, lagBlocks)
    if (inPostgres)
      await measureIndexing('PostgreSQL', inPostgres, 4_000, lagBlocks)
  },
  growth: async () => {
    await measureGrowth('PGlite', folderOf('grown'), sizes, 1_000)
    if (!postgres) return
    // The other one has a chain in it.
    const empty = await startPostgres()
    try {
      await measureGrowth('PostgreSQL', { url: empty.url }, sizes, 512)
    } finally {
      await empty.stop()
    }
  },
}

console.log(`Load of the machine before: ${loadavg()[0]?.toFixed(1)}`)
if (!postgres) console.log('PostgreSQL is not installed: no rows of it.')
try {
  for (const [name, measure] of Object.entries(parts))
    if (wanted?.includes(name) ?? true) await measure()
} finally {
  await postgres?.stop()
  await rm(temporary, { recursive: true, force: true })
}
