import { mockSolanaWallet } from '../solana/mockSolanaWallet.js'
import { registerStandardWallet } from '../walletStandard/registerStandardWallet.js'
import type { EnemyChain } from './chains/EnemyChain.js'
import { repeatedly } from './repeatedly.js'

type Feature = {
  [method: string]: (...inputs: readonly unknown[]) => PromiseLike<unknown>
}

/** An extension that knows the page; what it does with money is an enemy's. */
export function hostileSolanaWallet(parameters: {
  readonly seed: Uint8Array
  /** It signs nothing that it does not send itself. */
  readonly isSender: boolean
  readonly serve: EnemyChain['serve']
  readonly window: EventTarget
}): void {
  const { isSender, seed, serve, window } = parameters
  const { wallet } = mockSolanaWallet({
    name: 'Kite',
    seeds: [seed],
    chains: ['solana:localnet'],
    isGranted: true,
    onlySends: isSender,
    ...(isSender && { send: async () => undefined }),
  })
  const { features } = wallet as {
    features: { readonly [name: string]: Feature }
  }
  const method = isSender ? 'signAndSendTransaction' : 'signTransaction'
  const feature = features[`solana:${method}`]
  if (feature)
    feature[method] = (input) =>
      repeatedly((reply) => serve(method, input, reply))
  registerStandardWallet(window, wallet)
}
