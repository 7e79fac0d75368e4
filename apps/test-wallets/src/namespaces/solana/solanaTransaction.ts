import { ed25519 } from '@noble/curves/ed25519.js'
import { base58 } from '@scure/base'
import { ProviderRpcError } from '../../ProviderRpcError.js'

/** An instruction, its accounts in words. */
export type SolanaInstruction = {
  program: string
  accounts: readonly string[]
  data: Uint8Array
}

/** A transaction in the wire format, taken apart. */
export type SolanaTransaction = {
  signatures: readonly Uint8Array[]
  /** What is signed. */
  message: Uint8Array
  /** Who has to sign, in the order of the signatures. */
  signers: readonly string[]
  instructions: readonly SolanaInstruction[]
}

const signatureBytes = 64
const keyBytes = 32
const versionFlag = 0x80

/** Throws -32602 for bytes that are no transaction. */
export function readSolanaTransaction(bytes: Uint8Array): SolanaTransaction {
  const reader = readerOf(bytes)
  const signatures = reader.list(() => reader.take(signatureBytes))
  const message = bytes.slice(reader.offset())
  const [first = 0] = message
  if (first >= versionFlag) reader.take(1)
  const [signersCount = 0] = reader.take(3)
  const keys = reader.list(() => base58.encode(reader.take(keyBytes)))
  reader.take(keyBytes)
  const keyAt = (index: number) => keys[index] ?? 'An account of a table'
  const instructions = reader.list(() => ({
    program: keyAt(reader.byte()),
    accounts: reader.list(() => keyAt(reader.byte())),
    data: reader.take(reader.length()),
  }))
  return {
    signatures,
    message,
    signers: keys.slice(0, signersCount),
    instructions,
  }
}

/** The transaction with one more signature; the others stay. */
export function signSolanaTransaction(
  bytes: Uint8Array,
  seed: Uint8Array,
): Uint8Array {
  const { message, signatures, signers } = readSolanaTransaction(bytes)
  const own = base58.encode(ed25519.getPublicKey(seed))
  const place = signers.indexOf(own)
  if (place < 0 || place >= signatures.length)
    throw new ProviderRpcError(4100, 'This account does not sign in it.')
  const signed = Uint8Array.from(bytes)
  const start = bytes.length - message.length
  const from = start - (signatures.length - place) * signatureBytes
  signed.set(ed25519.sign(message, seed), from)
  return signed
}

function readerOf(bytes: Uint8Array) {
  let offset = 0
  const take = (count: number): Uint8Array => {
    if (offset + count > bytes.length)
      throw new ProviderRpcError(-32602, 'The transaction is cut off.')
    offset += count
    return bytes.slice(offset - count, offset)
  }
  const byte = () => take(1)[0] ?? 0
  /** Seven bits in each byte, the lowest first. */
  const length = (): number => {
    const low = byte()
    return low < versionFlag ? low : low - versionFlag + length() * versionFlag
  }
  return {
    offset: () => offset,
    take,
    byte,
    length,
    list: <Entry>(read: () => Entry): Entry[] =>
      Array.from({ length: length() }, read),
  }
}
