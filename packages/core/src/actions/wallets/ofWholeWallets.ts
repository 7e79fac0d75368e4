import { internals } from '../../kit/internals.js'
import type { Kit } from '../../kit/Kit.js'
import { toIdentity } from '../../policies/wallets/toIdentity.js'
import type {
  WalletIdentity,
  WalletRule,
} from '../../policies/wallets/walletVisibility.js'

/**
 * The same rule, by which a found wallet is known by any of its namespaces.
 * @example ofWholeWallets(kit, rule).isShown({ id: 'io.kite' })
 */
export function ofWholeWallets(kit: Kit, rule: WalletRule): WalletRule {
  return { ...rule, isShown: (wallet) => rule.isShown(inFull(kit, wallet)) }
}

function inFull(kit: Kit, wallet: WalletIdentity): WalletIdentity {
  const { connectors } = kit.stores.connectors.getState()
  const found = kit[internals].grouping
    .merge(connectors)
    .find((one) => one.connectors.some(({ info }) => info.id === wallet.id))
  const full = found && toIdentity(found)
  const aliases = [...(full?.aliases ?? []), ...(wallet.aliases ?? [])]
  return { ...full, ...wallet, aliases }
}
