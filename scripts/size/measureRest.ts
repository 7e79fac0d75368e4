import { budgets, nameTables, pairingParts } from './budgets.js'
import type { BuiltScenario } from './buildScenario.js'
import type { SizeRow } from './SizeRow.js'
import { weigh } from './weigh.js'

const logoTable = /\/core\/dist\/logos\/tables\//
const logo = /\/core\/dist\/logos\/pictures\//

/**
 * A row for every chunk that no other row weighs: what is fetched by itself is
 * held to the limit of a chunk that views share. Logos, hundreds of them, are
 * one row, of the heaviest.
 * @param rows what was weighed of the same build
 */
export async function measureRest(
  built: BuiltScenario,
  rows: readonly SizeRow[],
): Promise<readonly SizeRow[]> {
  const weighed = new Set(rows.flatMap(({ files }) => files))
  const rest = built.chunks.filter(({ fileName }) => !weighed.has(fileName))
  const logos = rest.filter(({ moduleIds }) =>
    moduleIds.every((id) => logo.test(id)),
  )
  const others = rest.filter((chunk) => !logos.includes(chunk))
  const ofLogos = await Promise.all(
    logos.map(({ fileName }) => weigh(built, [fileName])),
  )
  return [
    ...(await Promise.all(
      others.map(async ({ fileName, moduleIds }) => ({
        name: `by itself ${fileName}`,
        bytes: await weigh(built, [fileName]),
        limit: limitOf(moduleIds),
        files: [fileName],
      })),
    )),
    {
      name: `heaviest of ${logos.length} modules of logos`,
      bytes: Math.max(0, ...ofLogos),
      limit: budgets.logo,
      files: logos.map(({ fileName }) => fileName),
    },
  ]
}

function limitOf(modules: readonly string[]): number {
  const isOf = (pattern: RegExp) => modules.some((id) => pattern.test(id))
  if (pairingParts.snapshot.some(isOf)) return budgets.walletSnapshot
  if (isOf(nameTables)) return budgets.nameTables
  return isOf(logoTable) ? budgets.logoTable : budgets.otherView
}
