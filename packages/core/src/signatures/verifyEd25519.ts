import { encodeHex } from '../encoding/hex.js'
import {
  type Ed25519Signature,
  verifyEd25519ByRuntime,
} from './verifyEd25519ByRuntime.js'

/** The order of the curve's group: a signature's number is less than it. */
const order = 2n ** 252n + 27742317777372353535851937790883648493n

/**
 * The points of small order by their bytes, without the sign: a signature of
 * such a key says nothing, because it fits many texts.
 */
const smallOrderKeys: ReadonlySet<string> = new Set([
  '00'.repeat(32),
  `01${'00'.repeat(31)}`,
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
  `ec${'ff'.repeat(30)}7f`,
  `ed${'ff'.repeat(30)}7f`,
  `ee${'ff'.repeat(30)}7f`,
])

/**
 * Whether a key signed a message, by Ed25519 (RFC 8032): by the runtime's own
 * where it has one, by a library elsewhere.
 */
export async function verifyEd25519(
  signed: Ed25519Signature,
): Promise<boolean> {
  const { publicKey, signature } = signed
  if (publicKey.length !== 32 || signature.length !== 64) return false
  if (isOfSmallOrder(publicKey) || !isNumberCanonical(signature)) return false
  return (
    (await verifyEd25519ByRuntime(signed)) ?? (await verifyByLibrary(signed))
  )
}

function isOfSmallOrder(publicKey: Uint8Array): boolean {
  const unsigned = publicKey.slice()
  unsigned[31] = (unsigned[31] ?? 0) & 0x7f
  return smallOrderKeys.has(encodeHex(unsigned))
}

/** Every signature has one number; its double would be a second signature. */
function isNumberCanonical(signature: Uint8Array): boolean {
  return BigInt(`0x${encodeHex(signature.slice(32).reverse())}`) < order
}

async function verifyByLibrary({
  message,
  publicKey,
  signature,
}: Ed25519Signature): Promise<boolean> {
  const { ed25519 } = await import('@noble/curves/ed25519')
  return ed25519.verify(signature, message, publicKey, { zip215: false })
}
