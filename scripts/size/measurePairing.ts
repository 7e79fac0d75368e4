import { budgets } from './budgets.js'
import { type BuiltScenario, buildScenario } from './buildScenario.js'
import { findStrays } from './findStrays.js'
import { groupPairing } from './groupPairing.js'
import { extendQuickStart, readQuickStart } from './quickStart.js'
import type { SizeRow } from './SizeRow.js'
import { weigh } from './weigh.js'

/**
 * Weighs what WalletConnect adds to a page that asks for it.
 * @param bareOnLoad what React alone weighs
 * @returns rows to hold against their limits, and what came with the page
 * although nobody had clicked
 */
export async function measurePairing(bareOnLoad: number): Promise<{
  readonly built: BuiltScenario
  readonly rows: readonly SizeRow[]
  readonly strays: readonly string[]
}> {
  const built = await buildScenario(
    'walletConnect',
    extendQuickStart(readQuickStart(), { hasWalletConnect: true }),
  )
  const groups = groupPairing(built.chunks)
  const row = async (
    name: string,
    files: readonly string[],
    limit: number,
  ): Promise<SizeRow> => ({
    name,
    limit,
    files,
    bytes: await weigh(built, files),
  })
  const onLoad = await weigh(built, groups.onLoad)
  return {
    built,
    rows: [
      {
        name: 'JS on load with WalletConnect, above bare React',
        bytes: onLoad - bareOnLoad,
        limit: budgets.jsOnLoadWithWalletConnect,
        files: groups.onLoad,
      },
      await row(
        'JS on first open with WalletConnect',
        groups.onFirstOpen,
        budgets.jsOnFirstOpenWithWalletConnect,
      ),
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
        'first QR view, besides client and drawing',
        groups.firstCode,
        budgets.firstCodeView,
      ),
      await row('QR drawing', groups.drawing, budgets.qr),
      ...(await Promise.all(
        groups.withFirstCode.map((file) =>
          row(`shared with WalletConnect ${file}`, [file], budgets.otherView),
        ),
      )),
      await row('view AllWallets', groups.allWallets, budgets.otherView),
      await row(
        'bundled wallet snapshot',
        groups.snapshot,
        budgets.walletSnapshot,
      ),
    ],
    strays: findStrays(built, groups.onLoad, { hasWalletConnect: true }),
  }
}
