import { budgets, encodings, hostedPart } from './budgets.js'
import { type BuiltScenario, buildScenario } from './buildScenario.js'
import { filesOf, filesWith } from './filesOf.js'
import { findStrays } from './findStrays.js'
import { extendQuickStart, readQuickStart } from './quickStart.js'
import type { SizeRow } from './SizeRow.js'
import { weigh } from './weigh.js'

/**
 * Weighs what a login by e-mail adds to the quick start.
 * @param without the quick start as it is
 * @returns rows to hold against their limits, and what came with the page
 * although nobody had turned to the login
 */
export async function measureHosted(without: BuiltScenario): Promise<{
  readonly rows: readonly SizeRow[]
  readonly strays: readonly string[]
}> {
  const built = await buildScenario(
    'hostedWallet',
    extendQuickStart(readQuickStart(), { hasHostedWallet: true }),
  )
  const onLoad = filesWith(built, ({ isEntry }) => isEntry)
  const shared = filesOf(built, encodings)
  const later = filesOf(built, hostedPart).filter(
    (file) => !onLoad.includes(file) && !shared.includes(file),
  )
  const before = await weigh(
    without,
    filesWith(without, ({ isEntry }) => isEntry),
  )
  return {
    rows: [
      {
        name: 'JS on load with hostedWallet, above the page without',
        bytes: (await weigh(built, onLoad)) - before,
        limit: budgets.hostedWalletOnLoad,
        files: onLoad,
      },
      {
        name: 'hosted wallet: channel, client, connectors and providers',
        bytes: await weigh(built, later),
        limit: budgets.hostedWalletInAll,
        files: later,
      },
    ],
    strays: findStrays(built, onLoad, { hasHostedWallet: true }),
  }
}
