import { ed25519 } from '@noble/curves/ed25519.js'
import { secp256k1 } from '@noble/curves/secp256k1.js'
import { keccak_256 } from '@noble/hashes/sha3.js'
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { toBigEndian } from '../decode/bytes/bigEndian.js'
import { type Rlp, readRlp, writeRlp } from '../decode/evm/rlp.js'
import {
  eip1559Type,
  readUnsignedTransaction,
} from '../decode/evm/UnsignedTransaction.js'
import type { SigningRequest } from '../decode/SigningRequest.js'
import {
  readSolanaTransaction,
  signatureBytes,
} from '../decode/solana/readSolanaTransaction.js'
import { hashTypedData } from '../decode/typedData/hashTypedData.js'
import { parseTypedData } from '../decode/typedData/parseTypedData.js'
import { changeEmailText } from './changeEmailText.js'
import type { AccountKey, WalletKeys } from './deriveKeys.js'

/**
 * Signs what was decoded and found to be what was shown.
 * @returns signatures, or whole signed transactions
 */
export function signRequest(
  request: SigningRequest,
  keys: WalletKeys,
): readonly Uint8Array[] {
  switch (request.method) {
    case 'personal_sign':
      return [signMessage(request.message, keys.eip155)]
    case 'eth_signTypedData_v4':
      return [
        signEvmDigest(
          hashTypedData(parseTypedData(request.typedData)),
          keys.eip155,
        ),
      ]
    case 'eth_sendTransaction':
      return [signEvmTransaction(request.transaction, keys.eip155)]
    case 'solana_signMessage':
      return [ed25519.sign(request.message, keys.solana.privateKey)]
    case 'solana_signTransaction':
    case 'solana_signAllTransactions':
    case 'solana_signAndSendTransaction':
      return request.transactions.map((bytes) =>
        signSolanaTransaction(bytes, keys.solana),
      )
    case 'changeEmail':
      return [signMessage(utf8ToBytes(changeEmailText(request)), keys.eip155)]
  }
}

/** @see EIP-191 */
export function signMessage(message: Uint8Array, key: AccountKey): Uint8Array {
  const prefix = `\x19Ethereum Signed Message:\n${message.length}`
  const signed = concatBytes(utf8ToBytes(prefix), message)
  return signEvmDigest(keccak_256(signed), key)
}

/** `r`, `s` and the parity as 27 or 28. */
function signEvmDigest(digest: Uint8Array, key: AccountKey): Uint8Array {
  const { parity, rs } = signDigest(digest, key)
  return concatBytes(rs, Uint8Array.of(27 + parity))
}

function signDigest(digest: Uint8Array, { privateKey }: AccountKey) {
  const signature = secp256k1.sign(digest, privateKey, {
    prehash: false,
    format: 'recovered',
  })
  const [parity = 0] = signature
  return { parity, rs: signature.slice(1) }
}

function signEvmTransaction(bytes: Uint8Array, key: AccountKey): Uint8Array {
  const transaction = readUnsignedTransaction(bytes)
  const isTyped = bytes[0] === eip1559Type
  const fields = readRlp(isTyped ? bytes.slice(1) : bytes)
  if (!transaction || !isList(fields))
    throw new Error('What was decoded is no transaction.')
  const { parity, rs } = signDigest(keccak_256(bytes), key)
  const scalars = [rs.slice(0, 32), rs.slice(32)].map(withoutZeros)
  if (isTyped)
    return concatBytes(
      Uint8Array.of(eip1559Type),
      writeRlp([...fields, toBigEndian(BigInt(parity)), ...scalars]),
    )
  // EIP-155
  const v = toBigEndian(transaction.chainId * 2n + 35n + BigInt(parity))
  return writeRlp([...fields.slice(0, 6), v, ...scalars])
}

function isList(rlp: Rlp | undefined): rlp is readonly Rlp[] {
  return Array.isArray(rlp)
}

function withoutZeros(bytes: Uint8Array): Uint8Array {
  const first = bytes.findIndex((byte) => byte !== 0)
  return first < 0 ? new Uint8Array() : bytes.slice(first)
}

/** The transaction with one more signature; the others stay. */
function signSolanaTransaction(
  bytes: Uint8Array,
  { address, privateKey }: AccountKey,
): Uint8Array {
  const transaction = readSolanaTransaction(bytes)
  const place = transaction?.message.signers.indexOf(address) ?? -1
  if (!transaction || place < 0)
    throw new Error('What was decoded has no place for this signature.')
  const { messageBytes, signatures } = transaction
  const first = bytes.length - messageBytes.length
  const signed = Uint8Array.from(bytes)
  signed.set(
    ed25519.sign(messageBytes, privateKey),
    first - (signatures.length - place) * signatureBytes,
  )
  return signed
}
