import { solanaMainnet } from '@hasp/core/networks'
import { bytesToNumberLE, numberToBytesLE } from '@noble/curves/abstract/utils'
import { ed25519 } from '@noble/curves/ed25519'
import { sha256 } from '@noble/hashes/sha2'
import { utf8ToBytes } from '@noble/hashes/utils'
import { encodeBase58 } from '../../../packages/core/src/encoding/base58.js'
import type { Peers } from '../peers.js'
import { type Family, flipBit, textOf, type Vector } from './Vector.js'

type Signed = {
  readonly signature: Uint8Array
  readonly publicKey: Uint8Array
  readonly text: string
}

/** Keys of Solana, beside the library of Wallet Standard. */
export function solanaVectors(count: number, verify: Peers['solana']): Family {
  const vectors: Vector[] = []
  for (let index = 0; index < count; index += 1) {
    const secret = sha256(utf8ToBytes(`solana ${index}`))
    const other = ed25519.getPublicKey(sha256(utf8ToBytes(`other ${index}`)))
    const publicKey = ed25519.getPublicKey(secret)
    const text = textOf(index)
    const signature = ed25519.sign(utf8ToBytes(text), secret)
    const add = (kind: string, change: Partial<Signed> = {}) => {
      const signed = { signature, publicKey, text, ...change }
      const proof = {
        networkId: solanaMainnet.caipNetworkId,
        form: 'text',
        address: encodeBase58(signed.publicKey),
        signature: encodeBase58(signed.signature),
        text: signed.text,
      } as const
      const message = utf8ToBytes(signed.text)
      const byPeer = () => {
        try {
          return verify({ ...signed, message, signedMessage: message })
        } catch {
          return false
        }
      }
      vectors.push({ kind, isGenuine: kind.startsWith('as'), proof, byPeer })
    }
    add('as it is')
    add('a bit flipped', { signature: flipBit(signature, index) })
    add('another text', { text: `${text}.` })
    add('another key', { publicKey: other })
    add('a bit of the key flipped', { publicKey: flipBit(publicKey, index) })
    add('a number above the order', { signature: withLargeS(signature) })
    add('a byte less', { signature: signature.slice(1) })
    add('a key of small order', {
      publicKey: ed25519.ExtendedPoint.ZERO.toRawBytes(),
      signature: new Uint8Array([
        ...ed25519.ExtendedPoint.ZERO.toRawBytes(),
        ...new Uint8Array(32),
      ]),
    })
  }
  return {
    family: 'Solana',
    peer: '@solana/wallet-standard-util',
    vectors,
    stricter: ['a key of small order'],
  }
}

/** The same number, written once more above the order of the group. */
function withLargeS(signature: Uint8Array): Uint8Array {
  const s = bytesToNumberLE(signature.slice(32)) + ed25519.CURVE.n
  return new Uint8Array([...signature.slice(0, 32), ...numberToBytesLE(s, 32)])
}
