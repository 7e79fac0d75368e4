import { sha256 } from '@noble/hashes/sha2'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils'
import type {
  AddressType,
  BitcoinAddress,
} from '../../../addresses/parseBitcoinAddress.js'
import { compactSize } from './compactSize.js'

const zeros = (count: number) => new Uint8Array(count)
const bytes = (...values: number[]) => Uint8Array.from(values)

const version = zeros(4)
const lockTime = zeros(4)
const sequence = zeros(4)
const amount = zeros(8)

/** OP_RETURN: what is spent here is spent by nobody. */
const output = concatBytes(amount, bytes(1, 0x6a))

/** What stands around the program of an address in the script that locks it. */
const scripts: Readonly<
  Record<AddressType, (program: Uint8Array) => Uint8Array>
> = {
  p2pkh: (hash) => concatBytes(bytes(0x76, 0xa9, 20), hash, bytes(0x88, 0xac)),
  p2sh: (hash) => concatBytes(bytes(0xa9, 20), hash, bytes(0x87)),
  p2wpkh: (hash) => concatBytes(bytes(0, 20), hash),
  p2wsh: (hash) => concatBytes(bytes(0, 32), hash),
  p2tr: (key) => concatBytes(bytes(0x51, 32), key),
}

/**
 * What the key of a P2WPKH or P2SH-P2WPKH address signs (BIP-143), with all of
 * the transaction.
 */
export function keyHashDigest(
  locked: BitcoinAddress,
  text: string,
  keyHash: Uint8Array,
): Uint8Array {
  const spent = outpoint(locked, text)
  return sha256Twice(
    version,
    sha256Twice(spent),
    sha256Twice(sequence),
    spent,
    withLength(scripts.p2pkh(keyHash)),
    amount,
    sequence,
    sha256Twice(output),
    lockTime,
    bytes(1, 0, 0, 0),
  )
}

/** What the key of a P2TR address signs (BIP-341), by its key path. */
export function taprootDigest(
  locked: BitcoinAddress,
  text: string,
  hashType: number,
): Uint8Array {
  return taggedHash(
    'TapSighash',
    bytes(0, hashType),
    version,
    lockTime,
    sha256(outpoint(locked, text)),
    sha256(amount),
    sha256(withLength(scriptOf(locked))),
    sha256(sequence),
    sha256(output),
    // Neither script nor annex, and the first input.
    bytes(0, 0, 0, 0, 0),
  )
}

/** The only output of the transaction that commits to text and address. */
function outpoint(locked: BitcoinAddress, text: string): Uint8Array {
  const message = taggedHash('BIP0322-signed-message', utf8ToBytes(text))
  const id = sha256Twice(
    version,
    bytes(1),
    zeros(32),
    bytes(255, 255, 255, 255),
    withLength(concatBytes(bytes(0, 32), message)),
    sequence,
    bytes(1),
    amount,
    withLength(scriptOf(locked)),
    lockTime,
  )
  return concatBytes(id, zeros(4))
}

function scriptOf({ program, type }: BitcoinAddress): Uint8Array {
  return scripts[type](program)
}

function withLength(script: Uint8Array): Uint8Array {
  return concatBytes(compactSize(script.length), script)
}

function sha256Twice(...parts: Uint8Array[]): Uint8Array {
  return sha256(sha256(concatBytes(...parts)))
}

/** A hash that no other use of hashes gives (BIP-340). */
function taggedHash(tag: string, ...parts: Uint8Array[]): Uint8Array {
  const hash = sha256(utf8ToBytes(tag))
  return sha256(concatBytes(hash, hash, ...parts))
}
