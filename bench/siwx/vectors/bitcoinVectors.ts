import { bitcoinMainnet } from '@hasp/core/networks'
import { encodeBase64 } from '../../../packages/core/src/encoding/base64.js'
import { bitcoinKey } from '../../../packages/core/src/testing/bitcoin/bitcoinKey.js'
import type { Peers } from '../peers.js'
import { type Family, flipBit, textOf, type Vector } from './Vector.js'

type Signed = {
  readonly address: string
  readonly signature: Uint8Array
  readonly text: string
}

const types = ['p2wpkh', 'p2sh', 'p2tr', 'p2pkh'] as const

/** Keys of Bitcoin, by BIP-322 and BIP-137, beside bip322-js. */
export function bitcoinVectors(count: number, peer: Peers['bitcoin']): Family {
  const vectors: Vector[] = []
  for (let index = 0; index < count; index += 1) {
    const type = types[index % types.length] ?? 'p2wpkh'
    const key = bitcoinKey(index)
    const text = textOf(index)
    const isEcdsa = type === 'p2pkh'
    const signature = isEcdsa ? key.signEcdsa(text) : key.signBip322(text, type)
    const address = key.address(type, 'mainnet')
    const add = (kind: string, change: Partial<Signed> = {}) => {
      const signed = { address, signature, text, ...change }
      const proof = {
        networkId: bitcoinMainnet.caipNetworkId,
        form: isEcdsa ? 'ecdsa' : 'bip322',
        address: signed.address,
        signature: encodeBase64(signed.signature),
        text: signed.text,
      } as const
      const byPeer = () => {
        try {
          return peer.verifySignature(
            proof.address,
            proof.text,
            proof.signature,
          )
        } catch {
          return false
        }
      }
      vectors.push({ kind, isGenuine: kind.startsWith('as'), proof, byPeer })
    }
    const other = bitcoinKey(index + 9_999)
    add('as it is')
    add('a bit flipped', { signature: flipBit(signature, index) })
    add('a bit flipped elsewhere', { signature: flipBit(signature, index + 5) })
    add('another text', { text: `${text}.` })
    add('the address of another key', {
      address: other.address(type, 'mainnet'),
    })
    add('an attacker’s witness', {
      signature: isEcdsa ? other.signEcdsa(text) : other.signBip322(text, type),
    })
    add(isEcdsa ? 'ECDSA for taproot' : 'another type of address', {
      address: key.address(type === 'p2tr' ? 'p2wpkh' : 'p2tr', 'mainnet'),
    })
    add('a byte more', { signature: new Uint8Array([...signature, 0]) })
  }
  return {
    family: 'Bitcoin',
    peer: 'bip322-js',
    vectors,
    // It reads witnesses whose lengths are wrong.
    stricter: [
      'a bit flipped',
      'a bit flipped elsewhere',
      'a byte more',
      'ECDSA for taproot',
    ],
  }
}
