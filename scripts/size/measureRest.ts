import { budgets } from './budgets.js'
import type { BuiltScenario } from './buildScenario.js'
import type { SizeRow } from './SizeRow.js'
import { weigh } from './weigh.js'

/**
 * A row for every chunk that no other row weighs: what is fetched by itself is
 * held to the limit of a chunk that views share.
 * @param rows what was weighed of the same build
 */
export async function measureRest(
  built: BuiltScenario,
  rows: readonly SizeRow[],
): Promise<readonly SizeRow[]> {
  const weighed = new Set(rows.flatMap(({ files }) => files))
  const rest = built.chunks
    .map(({ fileName }) => fileName)
    .filter((file) => !weighed.has(file))
  return await Promise.all(
    rest.map(async (file) => ({
      name: `by itself ${file}`,
      bytes: await weigh(built, [file]),
      limit: budgets.otherView,
      files: [file],
    })),
  )
}
