import type { Namespace } from '../../entities/network/namespace.js'

/** What the first line of a message calls an account (CAIP-122). */
export const accountNames: { readonly [namespace in Namespace]: string } = {
  eip155: 'Ethereum',
  solana: 'Solana',
  polkadot: 'Polkadot',
  bip122: 'Bitcoin',
  cosmos: 'Cosmos',
}
