import { budgets } from './budgets.js'
import { type BuiltScenario, buildScenario } from './buildScenario.js'
import { groupFamily } from './groupFamily.js'
import { extendQuickStart, readQuickStart } from './quickStart.js'
import type { SizeRow } from './SizeRow.js'
import { weigh } from './weigh.js'

const families = ['Solana', 'Bitcoin', 'Polkadot', 'Cosmos'] as const

/**
 * Weighs what each family adds to a page of EVM alone, and a page with all.
 * @param bareOnLoad what React alone weighs
 * @param evmOnly the quick start
 */
export async function measureFamilies(
  bareOnLoad: number,
  evmOnly: BuiltScenario,
): Promise<readonly SizeRow[]> {
  const evmGroups = groupFamily(evmOnly.chunks, evmOnly.chunks)
  const evmOnLoad = await weigh(evmOnly, evmGroups.onLoad)
  const rows: SizeRow[] = []
  for (const family of families) {
    const built = await buildWith([family])
    const { later, onLoad, withFirstSend } = groupFamily(
      built.chunks,
      evmOnly.chunks,
    )
    const added = (await weigh(built, onLoad)) - evmOnLoad
    const inAll =
      added + (await weigh(built, later)) + (await weigh(built, withFirstSend))
    rows.push({
      name: `adapter ${family} on load`,
      bytes: added,
      limit: budgets.adapterOnLoad,
      files: onLoad,
    })
    rows.push({
      name: `adapter ${family} in all`,
      bytes: inAll,
      limit: budgets.adapterInAll[family],
      files: [...onLoad, ...later, ...withFirstSend],
    })
  }
  const all = await buildWith(families, true)
  const { encodings, onFirstOpen, onLoad } = groupFamily(
    all.chunks,
    evmOnly.chunks,
  )
  rows.push({
    name: 'JS on load with five families and WalletConnect, above bare React',
    bytes: (await weigh(all, onLoad)) - bareOnLoad,
    limit: budgets.fiveFamiliesAboveReact,
    files: onLoad,
  })
  rows.push({
    name: 'JS on first open with five families',
    bytes: await weigh(all, onFirstOpen),
    limit: budgets.jsOnFirstOpenWithFamilies,
    files: onFirstOpen,
  })
  rows.push({
    name: 'shared by namespaces: encodings',
    bytes: await weigh(all, encodings),
    limit: budgets.sharedPart,
    files: encodings,
  })
  return rows
}

async function buildWith(
  namespaces: readonly (typeof families)[number][],
  hasWalletConnect = false,
): Promise<BuiltScenario> {
  const code = extendQuickStart(readQuickStart(), {
    namespaces,
    hasWalletConnect,
  })
  return await buildScenario(namespaces.join('-'), code)
}
