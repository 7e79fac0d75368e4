import { encodeHex } from '../../../encoding/hex.js'
import { deploylessValidator } from './deploylessValidator.js'

/** What a contract is asked about. */
export type ContractClaim = {
  readonly address: string
  readonly hash: Uint8Array
  /** Hex digits. */
  readonly signature: string
}

/** A call that changes nothing, and what is answered when it is valid. */
export type ContractCall = {
  readonly transaction: { readonly to?: string; readonly data: string }
  readonly validAnswer: string
}

/** `isValidSignature(bytes32,bytes)` (ERC-1271); it answers the same, padded. */
const magicValue = '1626ba7e'

/** The end of a signature for an account that may not exist yet. */
const counterfactualSuffix = '6492'.repeat(16)

const wordDigits = 64

/**
 * How to ask: the contract itself, or for a signature of ERC-6492 a validator
 * that the call brings along, which makes the account in passing.
 * @returns undefined for a signature of ERC-6492 in another one
 * @see ERC-6492
 */
export function contractCall(claim: ContractClaim): ContractCall | undefined {
  const { address, signature } = claim
  const hash = encodeHex(claim.hash)
  if (!signature.endsWith(counterfactualSuffix))
    return {
      transaction: {
        to: address,
        data: `0x${magicValue}${hash}${word(64)}${encodeBytes(signature)}`,
      },
      validAnswer: `0x${magicValue.padEnd(wordDigits, '0')}`,
    }
  if (isNested(signature)) return undefined
  const signer = address.slice(2).toLowerCase().padStart(wordDigits, '0')
  return {
    transaction: {
      data: `${deploylessValidator}${signer}${hash}${word(96)}${encodeBytes(signature)}`,
    },
    validAnswer: '0x01',
  }
}

/**
 * Whether the signature for the account made in passing wants another one made:
 * its suffix stands where only the padding of the last part may follow.
 */
function isNested(signature: string): boolean {
  const wrapped = signature.slice(0, -counterfactualSuffix.length)
  return wrapped.replace(/(?<!00)(?:00)+$/, '').endsWith(counterfactualSuffix)
}

function word(value: number): string {
  return value.toString(16).padStart(wordDigits, '0')
}

function encodeBytes(digits: string): string {
  const length = Math.ceil(digits.length / wordDigits) * wordDigits
  return word(digits.length / 2) + digits.padEnd(length, '0')
}
