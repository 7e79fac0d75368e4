import { join } from 'node:path'
import filePlugin from '@size-limit/file'
import sizeLimit from 'size-limit'
import { budgets, sharedParts } from './size/budgets.js'
import { type BuiltScenario, buildScenario } from './size/buildScenario.js'
import { groupChunks } from './size/groupChunks.js'

/**
 * `npm run size`: builds the scenarios of `bench/size` from the built packages
 * and holds each part against its limit (gzip −9).
 */
const bare = await buildScenario('react')
const hasp = await buildScenario('hasp')
const groups = groupChunks(hasp.chunks)

const bareOnLoad = await weigh(bare, groupChunks(bare.chunks).onLoad)
const rows = [
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
]

const width = Math.max(...rows.map(({ name }) => name.length))
for (const { name, bytes, limit } of rows)
  console.log(
    [
      bytes > limit ? 'OVER' : 'ok  ',
      name.padEnd(width),
      `${inKibibytes(bytes)} KiB`.padStart(10),
      `of ${inKibibytes(limit)}`,
    ].join('  '),
  )
const isWhole = groups.onFirstOpen.length > 0 && hasp.styles.length > 0
if (!isWhole) console.error('The modal or its styles are not in the build.')
process.exitCode =
  isWhole && rows.every((row) => row.bytes <= row.limit) ? 0 : 1

async function weigh(
  { folder }: BuiltScenario,
  files: readonly string[],
): Promise<number> {
  if (files.length === 0) return 0
  const paths = files.map((file) => join(folder, file))
  const checks = [{ files: paths, gzip: true }]
  const weighed = await sizeLimit([filePlugin], { checks })
  const [result] = weighed as readonly { readonly size?: number }[]
  return result?.size ?? 0
}

function inKibibytes(bytes: number): string {
  return (bytes / 1024).toFixed(2)
}
