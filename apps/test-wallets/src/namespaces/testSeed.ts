import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { testMnemonic } from '../../../../devstack/addresses.js'

/**
 * 32 bytes for a key of a namespace: the same on every machine and known to
 * everybody, so never for real funds.
 * @example testSeed('solana', 0)
 */
export function testSeed(namespace: string, index: number): Uint8Array {
  return sha256(utf8ToBytes(`${testMnemonic}/${namespace}/${index}`))
}
