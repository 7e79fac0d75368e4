import type { Namespace } from '../../entities/network/namespace.js'
import { systemClock } from '../../environment/systemClock.js'
import type { Clock } from '../../ports/Environment.js'
import type { MockWallet, MockWalletParameters } from './MockWallet.js'

/** Each namespace's keys and libraries are loaded with its first wallet. */
const loaders: Readonly<
  Record<
    Namespace,
    () => Promise<(parameters: MockWalletParameters) => MockWallet>
  >
> = {
  eip155: async () =>
    (await import('../evm/createEvmWallet.js')).createEvmWallet,
  solana: async () =>
    (await import('../solana/createSolanaWallet.js')).createSolanaWallet,
  bip122: async () =>
    (await import('../bitcoin/createBitcoinWallet.js')).createBitcoinWallet,
  polkadot: async () =>
    (await import('../polkadot/createPolkadotWallet.js')).createPolkadotWallet,
  cosmos: async () =>
    (await import('../cosmos/createCosmosWallet.js')).createCosmosWallet,
}

/**
 * Creates a wallet of any namespace for tests. It has two accounts with
 * published test keys and signs for real, so that signatures verify. It
 * approves every request unless told otherwise.
 *
 * It announces itself as wallets of its namespace do: by EIP-6963 (`eip155`),
 * the Wallet Standard (`solana`, `bip122`), `window.injectedWeb3`
 * (`polkadot`), or at `window.keplr` (`cosmos`). Needs no DOM.
 *
 * Signing uses libraries that are optional peers: `viem` (`eip155`),
 * `@scure/btc-signer` (`bip122`), `@scure/sr25519` (`polkadot`) and
 * `@scure/base` (`cosmos`).
 * @param options.chainId the network of an `eip155` wallet; 1 by default
 * @param options.name what lists call it; polkadot and cosmos wallets are
 * named by their adapters instead
 * @param options.clock for answers that wait; the machine's own time by default
 * @returns the wallet, once the libraries of its namespace have loaded
 * @example
 * import { createMockWallet } from '@hasp/core/testing'
 *
 * const wallet = await createMockWallet({ namespace: 'solana', name: 'Kite' })
 * wallet.install(window)
 * wallet.decide('connect', { type: 'reject' })
 */
export async function createMockWallet(
  options: createMockWallet.Options,
): Promise<MockWallet> {
  const { chainId, clock = systemClock, icon, name, namespace } = options
  const create = await loaders[namespace]()
  return create({ chainId, clock, icon, name })
}

export declare namespace createMockWallet {
  type Options = {
    readonly namespace: Namespace
    readonly chainId?: number | undefined
    readonly name?: string | undefined
    readonly icon?: string | undefined
    readonly clock?: Clock | undefined
  }
}
