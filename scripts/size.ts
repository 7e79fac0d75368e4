import { budgets, knownMisses, sharedParts } from './size/budgets.js'
import { buildScenario } from './size/buildScenario.js'
import { findStrays } from './size/findStrays.js'
import { groupChunks } from './size/groupChunks.js'
import { foreignModules } from './size/groupFamily.js'
import { measureFamilies } from './size/measureFamilies.js'
import { measurePairing } from './size/measurePairing.js'
import type { SizeRow } from './size/SizeRow.js'
import { sourcesOf } from './size/sourcesOf.js'
import { weigh } from './size/weigh.js'

/**
 * `npm run size`: builds the scenarios of `bench/size` from the built packages
 * and holds each part against its limit (gzip −9).
 */
const bare = await buildScenario('react')
const hasp = await buildScenario('hasp')
const groups = groupChunks(hasp.chunks)

const bareOnLoad = await weigh(bare, groupChunks(bare.chunks).onLoad)
const pairing = await measurePairing(bareOnLoad)
const rows: readonly SizeRow[] = [
  {
    name: 'JS on load, above bare React',
    bytes: (await weigh(hasp, groups.onLoad)) - bareOnLoad,
    limit: budgets.jsOnLoadAboveReact,
  },
  {
    name: 'CSS of the whole kit',
    bytes: await weigh(hasp, hasp.styles),
    limit: budgets.css,
  },
  {
    name: 'JS on first open',
    bytes: await weigh(hasp, groups.onFirstOpen),
    limit: budgets.jsOnFirstOpen,
  },
  ...(await Promise.all(
    groups.views.map(async ({ name, files }) => ({
      name: `view ${name}`,
      bytes: await weigh(hasp, files),
      limit: budgets.otherView,
    })),
  )),
  ...(await Promise.all(
    groups.shared.map(async ({ name, files }) => ({
      name,
      bytes: await weigh(hasp, files),
      limit:
        sharedParts.find((part) => part.name === name)?.limit ??
        budgets.otherView,
    })),
  )),
  ...pairing.rows,
  ...(await measureFamilies(bareOnLoad, hasp)),
]

const width = Math.max(...rows.map(({ name }) => name.length))
for (const row of rows) {
  const { bytes, limit, name } = row
  const held = isOver(row) && knownMisses[name]
  console.log(
    [
      isFailure(row) ? 'OVER' : isOver(row) ? 'MISS' : limit ? 'ok  ' : '    ',
      name.padEnd(width),
      `${inKibibytes(bytes)} KiB`.padStart(10),
      limit === undefined ? 'no limit' : `of ${inKibibytes(limit)}`,
      ...(held ? [`known, held at ${inKibibytes(held)}`] : []),
    ].join('  '),
  )
}
const isWhole = groups.onFirstOpen.length > 0 && hasp.styles.length > 0
if (!isWhole) console.error('The modal or its styles are not in the build.')
const strays = [
  ...findStrays(hasp, groups.onLoad, { hasWalletConnect: false }),
  ...pairing.strays,
]
for (const module of strays)
  console.error(`On load, though nobody has clicked: ${module}`)
const foreign = foreignModules(
  hasp.chunks.flatMap(({ moduleIds }) => moduleIds).flatMap(sourcesOf),
)
for (const module of foreign)
  console.error(`Of another family, on a page of EVM alone: ${module}`)
const isClean = strays.length + foreign.length === 0
process.exitCode = isWhole && isClean && !rows.some(isFailure) ? 0 : 1

function isOver({ bytes, limit }: SizeRow): boolean {
  return limit !== undefined && bytes > limit
}

function isFailure(row: SizeRow): boolean {
  return isOver(row) && row.bytes > (knownMisses[row.name] ?? 0)
}

function inKibibytes(bytes: number): string {
  return (bytes / 1024).toFixed(2)
}
