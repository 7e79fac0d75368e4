import { budgets } from './budgets.js'
import { buildScenario } from './buildScenario.js'
import { findStrays } from './findStrays.js'
import { groupPairing } from './groupPairing.js'
import type { SizeRow } from './SizeRow.js'
import { weigh } from './weigh.js'

/**
 * Weighs what WalletConnect adds to a page that asks for it.
 * @param bareOnLoad what React alone weighs
 * @returns rows to hold against their limits, and what came with the page
 * although nobody had clicked
 */
export async function measurePairing(bareOnLoad: number): Promise<{
  readonly rows: readonly SizeRow[]
  readonly strays: readonly string[]
}> {
  const built = await buildScenario('haspPairing')
  const groups = groupPairing(built.chunks)
  const row = async (
    name: string,
    files: readonly string[],
    limit?: number,
  ): Promise<SizeRow> => ({ name, limit, bytes: await weigh(built, files) })
  const onLoad = await weigh(built, groups.onLoad)
  return {
    rows: [
      {
        name: 'JS on load with WalletConnect, above bare React',
        bytes: onLoad - bareOnLoad,
        limit: budgets.jsOnLoadWithWalletConnect,
      },
      await row('JS on first open with WalletConnect', groups.onFirstOpen),
      await row(
        'WalletConnect client',
        groups.client,
        budgets.walletConnectClient,
      ),
      await row(
        'its connectors and providers',
        groups.kitSide,
        budgets.walletConnectKitSide,
      ),
      await row(
        'first QR view besides, with the drawing',
        groups.firstCode,
        budgets.firstCodeView,
      ),
      await row('parts of other views that come with it', groups.withFirstCode),
      await row('AllWallets, own code', groups.allWallets, budgets.allWallets),
      await row(
        'bundled wallet snapshot',
        groups.snapshot,
        budgets.walletSnapshot,
      ),
    ],
    strays: findStrays(built, groups.onLoad, { hasWalletConnect: true }),
  }
}
