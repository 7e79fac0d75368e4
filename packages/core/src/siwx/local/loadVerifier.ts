import type { Namespace } from '../../entities/network/namespace.js'
import { KitError } from '../../errors/KitError.js'
import type { SignatureVerifier } from '../verifiers/SignatureVerifier.js'

/** Each is fetched with the first signature of its chain family. */
const loaders: {
  readonly [namespace in Namespace]: () => Promise<{
    createVerifier(): SignatureVerifier
  }>
} = {
  eip155: () => import('./verifiers/eip155.js'),
  solana: () => import('./verifiers/solana.js'),
  bip122: () => import('./verifiers/bip122.js'),
  polkadot: () => import('./verifiers/polkadot.js'),
  cosmos: () => import('./verifiers/cosmos.js'),
}

/** @throws `PART_NOT_LOADED` */
export async function loadVerifier(
  namespace: Namespace,
): Promise<SignatureVerifier> {
  try {
    return (await loaders[namespace]()).createVerifier()
  } catch (cause) {
    throw new KitError('PART_NOT_LOADED', {}, { cause })
  }
}
