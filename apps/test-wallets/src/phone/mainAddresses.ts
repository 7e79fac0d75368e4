import type { Namespace } from '@hasp/core'
import { walletNamespaces } from '../namespaces/walletNamespaces.js'

/** The main network of each namespace, where addresses depend on it. */
const references = {
  eip155: '',
  solana: '',
  polkadot: '91b171bb158e2d3848fa23a9f1c25182',
  bip122: '000000000019d6689c085ae165831e93',
  cosmos: 'cosmoshub-4',
} as const

/** An account's address on the main network of each namespace. */
export function mainAddresses(index: number): Record<Namespace, string> {
  const address = (namespace: Namespace) =>
    walletNamespaces[namespace].address(index, references[namespace])
  return {
    eip155: address('eip155'),
    solana: address('solana'),
    bip122: address('bip122'),
    polkadot: address('polkadot'),
    cosmos: address('cosmos'),
  }
}
