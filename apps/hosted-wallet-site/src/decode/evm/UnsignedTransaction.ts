import { concatBytes } from '@noble/hashes/utils.js'
import { readBigEndian, toBigEndian } from '../bytes/bigEndian.js'
import { type Rlp, readRlp, writeRlp } from './rlp.js'

/** A transaction of EIP-1559, or one of before with the chain of EIP-155. */
export interface UnsignedTransaction {
  readonly type: 'eip1559' | 'legacy'
  readonly chainId: bigint
  readonly nonce: bigint
  readonly gas: bigint
  /** The most that a unit of gas may cost. */
  readonly maxFeePerGas: bigint
  /** The same as {@link maxFeePerGas} in the old kind. */
  readonly maxPriorityFeePerGas: bigint
  /** Absent where a contract is made. */
  readonly to?: Uint8Array
  readonly value: bigint
  readonly data: Uint8Array
}

export const eip1559Type = 2

/**
 * Reads an unsigned transaction.
 * @returns undefined for every other kind, such as those that carry
 * authorisations of EIP-7702, and for what is no transaction
 */
export function readUnsignedTransaction(
  bytes: Uint8Array,
): UnsignedTransaction | undefined {
  return bytes[0] === eip1559Type
    ? readEip1559(readRlp(bytes.slice(1)))
    : readLegacy(readRlp(bytes))
}

function readEip1559(rlp: Rlp | undefined): UnsignedTransaction | undefined {
  if (rlp === undefined || rlp instanceof Uint8Array) return undefined
  if (rlp.length !== 9) return undefined
  const [chain, nonce, tip, fee, gas, to, value, data, accessList] = rlp
  // What a list of accesses says costs gas and moves nothing: none is written.
  if (!Array.isArray(accessList) || accessList.length > 0) return undefined
  const [chainId, nonceRead, maxPriorityFeePerGas, maxFeePerGas, gasRead] = [
    chain,
    nonce,
    tip,
    fee,
    gas,
  ].map(readQuantity)
  return build('eip1559', {
    chainId,
    nonce: nonceRead,
    gas: gasRead,
    maxFeePerGas,
    maxPriorityFeePerGas,
    to,
    value,
    data,
  })
}

function readLegacy(rlp: Rlp | undefined): UnsignedTransaction | undefined {
  if (rlp === undefined || rlp instanceof Uint8Array) return undefined
  if (rlp.length !== 9) return undefined
  const [nonce, gasPrice, gas, to, value, data, chain, r, s] = rlp
  if (readQuantity(r) !== 0n || readQuantity(s) !== 0n) return undefined
  const price = readQuantity(gasPrice)
  return build('legacy', {
    chainId: readQuantity(chain),
    nonce: readQuantity(nonce),
    gas: readQuantity(gas),
    maxFeePerGas: price,
    maxPriorityFeePerGas: price,
    to,
    value,
    data,
  })
}

interface Parts {
  readonly chainId: bigint | undefined
  readonly nonce: bigint | undefined
  readonly gas: bigint | undefined
  readonly maxFeePerGas: bigint | undefined
  readonly maxPriorityFeePerGas: bigint | undefined
  readonly to: Rlp | undefined
  readonly value: Rlp | undefined
  readonly data: Rlp | undefined
}

function build(
  type: UnsignedTransaction['type'],
  parts: Parts,
): UnsignedTransaction | undefined {
  const { chainId, data, gas, maxFeePerGas, maxPriorityFeePerGas, nonce, to } =
    parts
  const value = readQuantity(parts.value)
  if (!(to instanceof Uint8Array) || ![0, 20].includes(to.length))
    return undefined
  if (
    !(data instanceof Uint8Array) ||
    !chainId ||
    nonce === undefined ||
    gas === undefined ||
    value === undefined ||
    maxFeePerGas === undefined ||
    maxPriorityFeePerGas === undefined
  )
    return undefined
  return {
    type,
    chainId,
    nonce,
    gas,
    maxFeePerGas,
    maxPriorityFeePerGas,
    ...(to.length > 0 && { to }),
    value,
    data,
  }
}

/** A number of at most 32 bytes without leading zeros. */
function readQuantity(rlp: Rlp | undefined): bigint | undefined {
  if (!(rlp instanceof Uint8Array) || rlp.length > 32) return undefined
  return rlp[0] === 0 ? undefined : readBigEndian(rlp)
}

/** The bytes that are shown and signed. */
export function writeUnsignedTransaction(
  transaction: UnsignedTransaction,
): Uint8Array {
  const { chainId, gas, maxFeePerGas, maxPriorityFeePerGas, nonce } =
    transaction
  const call = [
    transaction.to ?? new Uint8Array(),
    toBigEndian(transaction.value),
    transaction.data,
  ]
  if (transaction.type === 'legacy')
    return writeRlp([
      ...[nonce, maxFeePerGas, gas].map(toBigEndian),
      ...call,
      ...[chainId, 0n, 0n].map(toBigEndian),
    ])
  return concatBytes(
    Uint8Array.of(eip1559Type),
    writeRlp([
      ...[chainId, nonce, maxPriorityFeePerGas, maxFeePerGas, gas].map(
        toBigEndian,
      ),
      ...call,
      [],
    ]),
  )
}
