import { createRequire } from 'node:module'
import { join } from 'node:path'
import { cryptoWaitReady } from '@polkadot/util-crypto'
import { installApp } from '../build/installApp.mjs'

/** Who else verifies; installed here, and never into our lock file. */
const peers = {
  name: 'siwx-peers',
  directory: join(import.meta.dirname, '../work/siwx-peers'),
  deps: {
    '@keplr-wallet/cosmos': '0.13.41',
    '@solana/wallet-standard-util': '1.1.4',
    'bip322-js': '3.0.0',
  },
}

/** What verifies signatures of Bitcoin, cosmos and Solana besides us. */
export type Peers = {
  readonly bitcoin: {
    verifySignature(address: string, text: string, signature: string): boolean
  }
  readonly cosmos: (
    prefix: string,
    address: string,
    text: string,
    publicKey: Uint8Array,
    signature: Uint8Array,
  ) => boolean
  readonly solana: (signed: {
    readonly message: Uint8Array
    readonly signedMessage: Uint8Array
    readonly signature: Uint8Array
    readonly publicKey: Uint8Array
  }) => boolean
}

/** Installs the others, and gets the one that is WebAssembly ready. */
export async function loadPeers(): Promise<Peers> {
  await installApp(peers)
  await cryptoWaitReady()
  const load = createRequire(join(peers.directory, 'package.json'))
  return {
    bitcoin: load('bip322-js').Verifier,
    cosmos: load('@keplr-wallet/cosmos').verifyADR36Amino,
    solana: load('@solana/wallet-standard-util').verifyMessageSignature,
  }
}
