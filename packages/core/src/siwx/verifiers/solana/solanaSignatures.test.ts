import { ed25519 } from '@noble/curves/ed25519'
import {
  bytesToHex,
  concatBytes,
  hexToBytes,
  utf8ToBytes,
} from '@noble/hashes/utils'
import {
  getOffchainMessageV0Encoder,
  offchainMessageApplicationDomain,
  offchainMessageContentUtf8Of1232BytesMax,
  address as solanaAddress,
} from '@solana/kit'
import { describe, expect, it } from 'vitest'
import { encodeBase58 } from '../../../encoding/base58.js'
import type { SignInForm } from '../../../entities/signIn/signInForm.js'
import { solanaMainnet } from '../../../networks/solana/solanaMainnet.js'
import {
  flippedBits,
  signedText,
  verifyWith,
} from '../verifyWith.test.fixture.js'
import { solanaSignatures } from './solanaSignatures.js'

const secret = new Uint8Array(32).fill(7)
const publicKey = ed25519.getPublicKey(secret)
const address = encodeBase58(publicKey)
const verify = verifyWith(solanaSignatures(), solanaMainnet)
const sign = (message: Uint8Array) => ed25519.sign(message, secret)
const text = signedText
const bytes = utf8ToBytes(text)
const signature = sign(bytes)

function check(
  one: Uint8Array,
  form: SignInForm = 'text',
  signer: string = address,
) {
  return verify({ address: signer, form, signature: encodeBase58(one), text })
}

/** Of RFC 8032 with the number of the signature raised by the order. */
function withHighNumber(): Uint8Array {
  const number = BigInt(`0x${bytesToHex(signature.slice(32).reverse())}`)
  const raised = (number + ed25519.CURVE.n).toString(16).padStart(64, '0')
  return concatBytes(signature.slice(0, 32), hexToBytes(raised).reverse())
}

describe('a key of Solana', () => {
  it.each(['text', 'walletStandard'] as const)('signs as %s', async (form) => {
    expect(await check(signature, form)).toBe('valid')
  })

  it('signs behind the header of off-chain messages, as the library of Solana writes it', async () => {
    const message = getOffchainMessageV0Encoder().encode({
      version: 0,
      applicationDomain: offchainMessageApplicationDomain(
        encodeBase58(new Uint8Array(32)),
      ),
      content: offchainMessageContentUtf8Of1232BytesMax(text),
      requiredSignatories: [{ address: solanaAddress(address) }],
    })
    expect(await check(sign(Uint8Array.from(message)), 'offchainV0')).toBe(
      'valid',
    )
  })

  it('signs behind the header that the first hardware wallets wrote', async () => {
    const header = utf8ToBytes('\u0000solana offchain\u0000')
    header[0] = 255
    const length = Uint8Array.of(bytes.length & 255, bytes.length >> 8)
    const message = concatBytes(header, Uint8Array.of(0), length, bytes)
    expect(await check(sign(message), 'offchainV0')).toBe('valid')
  })

  it('signs nothing in the form of another signature', async () => {
    expect(await check(signature, 'offchainV0')).toBe('invalid')
    expect(await check(signature, 'bip322')).toBe('invalid')
  })

  it('does not sign when any byte of its signature or address changes', async () => {
    for (const changed of flippedBits(signature))
      expect(await check(changed)).toBe('invalid')
    for (const changed of flippedBits(publicKey))
      expect(await check(signature, 'text', encodeBase58(changed))).toBe(
        'invalid',
      )
  })

  it.each([
    ['a number above the order', withHighNumber()],
    ['63 bytes', signature.slice(1)],
    ['65 bytes', concatBytes(signature, Uint8Array.of(0))],
    ['nothing but zeros', new Uint8Array(64)],
    ['another text', sign(utf8ToBytes(`${text}\n`))],
    ['the text between tags', sign(utf8ToBytes(`<Bytes>${text}</Bytes>`))],
  ])('[T-SIW-11] does not sign with %s', async (_, wrong) => {
    expect(await check(wrong)).toBe('invalid')
  })

  it('[T-SIW-11] is none of small order, whose signature fits every text', async () => {
    const { ExtendedPoint: Point } = ed25519
    const generator = Point.fromHex(
      '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
    )
    const points = Array.from({ length: 8 }, (_, index) =>
      index === 0 ? Point.ZERO : generator.multiplyUnsafe(BigInt(index)),
    )
    expect(new Set(points.map((point) => point.toHex())).size).toBe(8)
    for (const point of points) {
      const key = point.toRawBytes()
      const forged = concatBytes(point.toRawBytes(), new Uint8Array(32))
      expect(await check(forged, 'text', encodeBase58(key))).toBe('invalid')
    }
  })
})
