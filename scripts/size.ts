import { budgets, cssBudget, sharedParts, viewModule } from './size/budgets.js'
import { buildScenario } from './size/buildScenario.js'
import { findStrays } from './size/findStrays.js'
import { groupChunks } from './size/groupChunks.js'
import { foreignModules } from './size/groupNamespace.js'
import { measureData } from './size/measureData.js'
import { measureHosted } from './size/measureHosted.js'
import { measureNamespaces } from './size/measureNamespaces.js'
import { measurePairing } from './size/measurePairing.js'
import { measureRest } from './size/measureRest.js'
import { measureSignIn } from './size/measureSignIn.js'
import { measureWalletSite } from './size/measureWalletSite.js'
import { readQuickStart } from './size/quickStart.js'
import type { SizeRow } from './size/SizeRow.js'
import { sourcesOf } from './size/sourcesOf.js'
import { weigh } from './size/weigh.js'

/**
 * `npm run size`: builds the README's quick start as it is printed there, and
 * with WalletConnect and more namespaces, from the built packages, and holds
 * each part against its limit (gzip −9). Every chunk is in a row.
 */
const bare = await buildScenario('react', 'export default () => <main />')
const hasp = await buildScenario('quickStart', readQuickStart())
const groups = groupChunks(hasp.chunks)

const viewCount = hasp.chunks
  .flatMap(({ moduleIds }) => moduleIds)
  .filter((id) => viewModule.test(id)).length

const bareOnLoad = await weigh(bare, groupChunks(bare.chunks).onLoad)
const pairing = await measurePairing(bareOnLoad)
const hosted = await measureHosted(hasp)
const ofQuickStart: readonly SizeRow[] = [
  {
    name: 'JS on load, above bare React',
    bytes: (await weigh(hasp, groups.onLoad)) - bareOnLoad,
    limit: budgets.jsOnLoadAboveReact,
    files: groups.onLoad,
  },
  {
    name: 'CSS of the whole kit',
    bytes: await weigh(hasp, hasp.styles),
    limit: cssBudget(viewCount),
    files: hasp.styles,
  },
  {
    name: 'JS on first open',
    bytes: await weigh(hasp, groups.onFirstOpen),
    limit: budgets.jsOnFirstOpen,
    files: groups.onFirstOpen,
  },
  ...(await Promise.all(
    groups.views.map(async ({ name, files }) => ({
      name: `view ${name}`,
      bytes: await weigh(hasp, files),
      limit: budgets.otherView,
      files,
    })),
  )),
  ...(await Promise.all(
    groups.shared.map(async ({ name, files }) => ({
      name,
      bytes: await weigh(hasp, files),
      limit:
        sharedParts.find((part) => part.name === name)?.limit ??
        budgets.otherView,
      files,
    })),
  )),
]
const rows: readonly SizeRow[] = [
  ...ofQuickStart,
  ...(await measureRest(hasp, ofQuickStart)),
  ...pairing.rows,
  ...hosted.rows,
  ...(await measureData(hasp)),
  ...(await measureSignIn(hasp)),
  ...(await measureWalletSite()),
  ...(await measureNamespaces(bareOnLoad, hasp)),
]

const width = Math.max(...rows.map(({ name }) => name.length))
for (const row of rows) {
  const { bytes, limit, name } = row
  console.log(
    [
      verdictOf(row),
      name.padEnd(width),
      `${inKibibytes(bytes)} KiB`.padStart(10),
      `of ${inKibibytes(limit)}`,
    ].join('  '),
  )
}
const isWhole = groups.onFirstOpen.length > 0 && hasp.styles.length > 0
if (!isWhole) console.error('The modal or its styles are not in the build.')
const strays = [
  ...findStrays(hasp, groups.onLoad, { hasWalletConnect: false }),
  ...pairing.strays,
  ...hosted.strays,
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

/** Less than a tenth over is for people to judge: straight code comes first. */
function isFailure({ bytes, limit }: SizeRow): boolean {
  return bytes > limit * 1.1
}

function verdictOf({ bytes, limit }: SizeRow): string {
  if (bytes <= limit) return 'ok  '
  return bytes <= limit * 1.1 ? 'NEAR' : 'OVER'
}

function inKibibytes(bytes: number): string {
  return (bytes / 1024).toFixed(2)
}
