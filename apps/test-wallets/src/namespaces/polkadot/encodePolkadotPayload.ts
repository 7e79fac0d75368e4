import { concatBytes, hexToBytes } from '@noble/hashes/utils.js'
import { ProviderRpcError } from '../../ProviderRpcError.js'

const metadataHash = 'CheckMetadataHash'

/**
 * The bytes that stand for a `SignerPayloadJSON`: call, era, nonce, tip, then
 * what the chain knows by itself.
 */
export function encodePolkadotPayload(
  payload: Readonly<Record<string, unknown>>,
): Uint8Array {
  const { signedExtensions } = payload
  const extensions: unknown[] = Array.isArray(signedExtensions)
    ? signedExtensions
    : []
  const hasMetadataHash = extensions.includes(metadataHash)
  const flag = hasMetadataHash ? Uint8Array.of(0) : new Uint8Array()
  return concatBytes(
    bytes(payload.method),
    bytes(payload.era),
    compact(number(payload.nonce)),
    compact(number(payload.tip)),
    flag,
    word(number(payload.specVersion)),
    word(number(payload.transactionVersion)),
    bytes(payload.genesisHash),
    bytes(payload.blockHash),
    flag,
  )
}

function bytes(value: unknown): Uint8Array {
  if (typeof value !== 'string' || !/^0x([0-9a-f]{2})+$/i.test(value))
    throw new ProviderRpcError(-32602, 'The payload is not complete.')
  return hexToBytes(value.slice(2))
}

/** Big-endian hex, as JSON of polkadot-js has numbers. */
function number(value: unknown): bigint {
  if (typeof value !== 'string' || !/^(0x)?[0-9a-f]+$/i.test(value))
    throw new ProviderRpcError(-32602, 'The payload is not complete.')
  return BigInt(value)
}

function word(value: bigint): Uint8Array {
  const encoded = new Uint8Array(4)
  new DataView(encoded.buffer).setUint32(0, Number(value), true)
  return encoded
}

/** SCALE: the lowest two bits tell how many bytes there are. */
function compact(value: bigint): Uint8Array {
  if (value < 1n << 6n) return littleEndian(value << 2n, 1)
  if (value < 1n << 14n) return littleEndian((value << 2n) | 1n, 2)
  if (value < 1n << 30n) return littleEndian((value << 2n) | 2n, 4)
  const length = Math.ceil(value.toString(16).length / 2)
  return concatBytes(
    Uint8Array.of(((length - 4) << 2) | 3),
    littleEndian(value, length),
  )
}

function littleEndian(value: bigint, length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, at) =>
    Number((value >> BigInt(8 * at)) & 0xffn),
  )
}
