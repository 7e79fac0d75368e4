import { budgets, dataParts } from './budgets.js'
import { type BuiltScenario, buildScenario } from './buildScenario.js'
import { filesOf, filesWith } from './filesOf.js'
import { extendQuickStart, readQuickStart } from './quickStart.js'
import type { SizeRow } from './SizeRow.js'
import { weigh } from './weigh.js'

/**
 * Weighs what a data service adds to the quick start.
 * @param without the quick start as it is
 * @returns rows to hold against their limits
 */
export async function measureData(
  without: BuiltScenario,
): Promise<readonly SizeRow[]> {
  const built = await buildScenario(
    'data',
    extendQuickStart(readQuickStart(), { hasData: true }),
  )
  const isEntry = ({ isEntry }: BuiltScenario['chunks'][number]) => isEntry
  const onLoad = filesWith(built, isEntry)
  const later = filesOf(built, dataParts).filter(
    (file) => !onLoad.includes(file),
  )
  const before = await weigh(without, filesWith(without, isEntry))
  return [
    {
      name: 'JS on load with data, above the page without',
      bytes: (await weigh(built, onLoad)) - before,
      limit: budgets.dataOnLoad,
      files: onLoad,
    },
    {
      name: 'data service: client with its schemas',
      bytes: await weigh(built, later),
      limit: budgets.dataInAll,
      files: later,
    },
  ]
}
