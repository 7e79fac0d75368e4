import { makeSignDoc, serializeSignDoc } from '@cosmjs/amino'
import { secp256k1 } from '@noble/curves/secp256k1'
import { keccak_256 } from '@noble/hashes/sha3'
import { utf8ToBytes } from '@noble/hashes/utils'
import { bech32 } from '@scure/base'
import { describe, expect, it } from 'vitest'
import { encodeBase64 } from '../../../encoding/base64.js'
import { cosmosHub } from '../../../networks/cosmos/cosmosHub.js'
import { createCosmosKey } from '../../../testing/cosmos/createCosmosKey.js'
import {
  flippedBits,
  signedText,
  verifyWith,
} from '../verifyWith.test.fixture.js'
import { cosmosSignatures } from './cosmosSignatures.js'

const verify = verifyWith(cosmosSignatures(), cosmosHub)
const key = createCosmosKey('Ada')
const address = key.address('cosmos')
const text = signedText
const form = 'adr36' as const
const data = encodeBase64(utf8ToBytes(text))
const publicKey = encodeBase64(key.publicKey)

type Changes = {
  readonly type?: string
  readonly value?: object
  readonly chainId?: string
  readonly memo?: string
  readonly accountNumber?: number
  readonly sequence?: number
  readonly gas?: string
}

/** The document as the library of cosmos writes it. */
function documentOf(signer: string, changes: Changes = {}): Uint8Array {
  const { accountNumber = 0, chainId = '', gas = '0', memo = '' } = changes
  const { sequence = 0, type = 'sign/MsgSignData', value } = changes
  const message = { type, value: value ?? { signer, data } }
  const fee = { gas, amount: [] }
  return serializeSignDoc(
    makeSignDoc([message], fee, chainId, memo, accountNumber, sequence),
  )
}

function check(signature: Uint8Array, signer = address, own = publicKey) {
  const base64 = encodeBase64(signature)
  return verify({
    address: signer,
    form,
    signature: base64,
    publicKey: own,
    text,
  })
}

describe('a key of cosmos', () => {
  const signature = key.sign(documentOf(address))

  it('signs the document of ADR-36, as the library of cosmos writes it', async () => {
    expect(await check(signature)).toBe('valid')
  })

  it.each<[string, Changes]>([
    ['of another type', { type: 'cosmos-sdk/MsgSend' }],
    ['with a field more', { value: { signer: address, data, more: '' } }],
    ['with another signer', { value: { signer: key.address('osmo'), data } }],
    ['with another text', { value: { signer: address, data: 'AAAA' } }],
    ['of a chain', { chainId: 'cosmoshub-4' }],
    ['with a memo', { memo: 'x' }],
    ['with an account number', { accountNumber: 1 }],
    ['with a sequence', { sequence: 1 }],
    ['with gas', { gas: '1' }],
  ])('[T-SIW-11] does not sign by a document %s', async (_, changes) => {
    const wrong = key.sign(documentOf(address, changes))
    expect(await check(wrong)).toBe('invalid')
  })

  it('[T-SIW-11] does not sign for an address of another prefix', async () => {
    const osmo = key.address('osmo')
    expect(await check(key.sign(documentOf(osmo)), osmo)).toBe('invalid')
  })

  it('does not sign for the address of another key', async () => {
    const other = createCosmosKey('Bo')
    const forged = other.sign(documentOf(address))
    const theirs = encodeBase64(other.publicKey)
    expect(await check(forged, address, theirs)).toBe('invalid')
    expect(await check(forged)).toBe('invalid')
  })

  it('[T-SIW-11] has no second signature with a high s', async () => {
    const { r, s } = secp256k1.Signature.fromCompact(signature)
    const high = new secp256k1.Signature(r, secp256k1.CURVE.n - s)
    expect(await check(high.toCompactRawBytes())).toBe('invalid')
  })

  it('does not sign when any byte of signature or key changes', async () => {
    for (const changed of flippedBits(signature))
      expect(await check(changed)).toBe('invalid')
    for (const changed of flippedBits(key.publicKey))
      expect(await check(signature, address, encodeBase64(changed))).toBe(
        'invalid',
      )
  })

  it('does not sign without its key, or by one in another form', async () => {
    const point = secp256k1.ProjectivePoint.fromHex(key.publicKey)
    for (const wrong of ['', '!', encodeBase64(point.toRawBytes(false))])
      expect(await check(signature, address, wrong)).toBe('invalid')
    const proof = { address, signature: encodeBase64(signature), text }
    expect(await verify({ ...proof, form })).toBe('invalid')
    expect(await verify({ ...proof, form: 'text', publicKey })).toBe('invalid')
  })
})

describe('a key of cosmos that is made as Ethereum makes them', () => {
  const secret = new Uint8Array(32).fill(5)
  const own = secp256k1.getPublicKey(secret)
  const hash = keccak_256(secp256k1.getPublicKey(secret, false).subarray(1))
  const signer = bech32.encode('cosmos', bech32.toWords(hash.subarray(12)))
  const signed = secp256k1
    .sign(keccak_256(documentOf(signer)), secret)
    .toCompactRawBytes()
  const proof = {
    address: signer,
    form,
    signature: encodeBase64(signed),
    publicKey: encodeBase64(own),
    text,
  }

  it('signs on the networks that are named, and on no other', async () => {
    const ethereumKeys = [cosmosHub.caipNetworkId]
    const there = verifyWith(cosmosSignatures({ ethereumKeys }), cosmosHub)
    expect(await there(proof)).toBe('valid')
    expect(await verify(proof)).toBe('invalid')
  })
})
