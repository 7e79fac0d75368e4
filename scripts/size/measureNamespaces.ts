import { budgets } from './budgets.js'
import { type BuiltScenario, buildScenario } from './buildScenario.js'
import { groupNamespace } from './groupNamespace.js'
import { extendQuickStart, readQuickStart } from './quickStart.js'
import type { SizeRow } from './SizeRow.js'
import { weigh } from './weigh.js'

const measuredNamespaces = ['Solana', 'Bitcoin', 'Polkadot', 'Cosmos'] as const

/**
 * Weighs what each namespace adds to a page of EVM alone, and a page with all.
 * @param bareOnLoad what React alone weighs
 * @param evmOnly the quick start
 */
export async function measureNamespaces(
  bareOnLoad: number,
  evmOnly: BuiltScenario,
): Promise<readonly SizeRow[]> {
  const evmGroups = groupNamespace(evmOnly.chunks, evmOnly.chunks)
  const evmOnLoad = await weigh(evmOnly, evmGroups.onLoad)
  const rows: SizeRow[] = []
  for (const namespace of measuredNamespaces) {
    const built = await buildWith([namespace])
    const { later, onLoad, withFirstSend, withFirstSignIn } = groupNamespace(
      built.chunks,
      evmOnly.chunks,
    )
    const added = (await weigh(built, onLoad)) - evmOnLoad
    const inAll =
      added + (await weigh(built, later)) + (await weigh(built, withFirstSend))
    rows.push({
      name: `adapter ${namespace} on load`,
      bytes: added,
      limit: budgets.adapterOnLoad,
      files: onLoad,
    })
    rows.push({
      name: `adapter ${namespace} in all`,
      bytes: inAll,
      limit: budgets.adapterInAll[namespace],
      files: [...onLoad, ...later, ...withFirstSend],
    })
    rows.push({
      name: `adapter ${namespace} for signing in`,
      bytes: await weigh(built, withFirstSignIn),
      limit: budgets.adapterSignIn,
      files: withFirstSignIn,
    })
  }
  const all = await buildWith(measuredNamespaces, true)
  const { encodings, onFirstOpen, onLoad } = groupNamespace(
    all.chunks,
    evmOnly.chunks,
  )
  rows.push({
    name: 'JS on load with five families and WalletConnect, above bare React',
    bytes: (await weigh(all, onLoad)) - bareOnLoad,
    limit: budgets.fiveNamespacesAboveReact,
    files: onLoad,
  })
  rows.push({
    name: 'JS on first open with five families',
    bytes: await weigh(all, onFirstOpen),
    limit: budgets.jsOnFirstOpenWithNamespaces,
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
  namespaces: readonly (typeof measuredNamespaces)[number][],
  hasWalletConnect = false,
): Promise<BuiltScenario> {
  const code = extendQuickStart(readQuickStart(), {
    namespaces,
    hasWalletConnect,
  })
  return await buildScenario(namespaces.join('-'), code)
}
