// Specification 1, "Send": addresses that nobody can have the key of.
import type { Namespace } from '../../entities/network/namespace.js'

/**
 * Written down because somebody liked how it looks, not made from a key:
 * finding a key of an address with so many digits given is out of reach.
 * In this order: small numbers, which are where chains keep what they provide
 * themselves (precompiles, systems); a word and then nothing; one word of up
 * to four digits again and again.
 */
const writtenOnEvm = /^0x(0{24}.{16}|.{16}0{24}|(.{4})\2{9})$/

/** What rollups of the OP Stack provide. */
const predeployPattern = /^0x420{35}[0-7]..$/

/** Contracts of the protocol that give nothing back, and a famous grave. */
const knownOnEvm: readonly string[] = [
  // EIP-4788, EIP-2935, EIP-7002, EIP-7251 and the deposits of validators.
  '0x000f3df6d732807ef1319fb7b8bb8522d0beac02',
  '0x0000f90827f1c53a10cb7a02335b175320002935',
  '0x00000961ef480eb55e80d19ad83579a64c007002',
  '0x0000bbddc7ce488642fb579f8b00f3a590007251',
  '0x00000000219ab540356cbb839cbe05303d7705fa',
  '0xdead000000000000000042069420694206942069',
]

/**
 * On Solana they are filled with ones: the programs that come with the network,
 * what it keeps of itself, and the incinerator.
 */
const writtenOnSolana = /1{16}/

const knownOnSolana: readonly string[] = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
  'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL',
]

/**
 * Whether what is sent to an address is gone, because nobody has its key and
 * nothing there gives it back.
 * @param parameters.isContract whether the network has a program there
 * @example
 * isOwnerless({
 *   namespace: 'eip155',
 *   address: '0x000000000000000000000000000000000000dEaD',
 *   asset: 'native',
 *   isContract: false,
 * }) // true
 */
export function isOwnerless(parameters: {
  readonly namespace: Namespace
  readonly address: string
  readonly asset: 'native' | 'token'
  readonly isContract: boolean
}): boolean {
  const { address, asset, isContract, namespace } = parameters
  if (namespace === 'solana')
    return writtenOnSolana.test(address) || knownOnSolana.includes(address)
  if (namespace !== 'eip155') return false
  const text = address.toLowerCase()
  // Wrapping or bridging the currency is what some of these are for.
  if (predeployPattern.test(text)) return asset === 'token' || !isContract
  return writtenOnEvm.test(text) || knownOnEvm.includes(text)
}
