import { polkadotRelay } from '@hasp/core/networks'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils'
import { signatureVerify } from '@polkadot/util-crypto'
import { formatSs58 } from '../../../packages/core/src/addresses/ss58.js'
import { createPolkadotKey } from '../../../packages/core/src/testing/polkadot/createPolkadotKey.js'
import { type Family, flipBit, textOf, type Vector } from './Vector.js'

type Signed = {
  readonly accountId: Uint8Array
  readonly signature: Uint8Array
  readonly text: string
}

const types = ['sr25519', 'ed25519', 'ecdsa'] as const

/** Keys of polkadot of all three kinds, beside polkadot-js. */
export function polkadotVectors(count: number): Family {
  const vectors: Vector[] = []
  for (let index = 0; index < count; index += 1) {
    const type = types[index % types.length] ?? 'sr25519'
    const key = createPolkadotKey(type, `${index}`)
    const other = createPolkadotKey(type, `other ${index}`)
    const text = textOf(index)
    const signature = key.sign(wrap(text))
    const told = new Uint8Array([key.kind, ...signature])
    const add = (kind: string, change: Partial<Signed> = {}) => {
      const signed = { accountId: key.accountId, signature, text, ...change }
      const proof = {
        networkId: polkadotRelay.caipNetworkId,
        form: 'wrappedBytes',
        address: formatSs58(signed.accountId, 0),
        signature: `0x${bytesToHex(signed.signature)}`,
        text: signed.text,
      } as const
      const byPeer = () => {
        try {
          const bytes = wrap(signed.text)
          return signatureVerify(bytes, signed.signature, proof.address).isValid
        } catch {
          return false
        }
      }
      vectors.push({ kind, isGenuine: kind.startsWith('as'), proof, byPeer })
    }
    add('as it is')
    add('as it is, with its kind', { signature: told })
    add('a bit flipped', { signature: flipBit(signature, index) })
    add('another text', { text: `${text}.` })
    add('another key', { accountId: other.accountId })
    add('another kind', {
      signature: new Uint8Array([(key.kind + 1) % 3, ...signature]),
    })
    add('not wrapped', { signature: key.sign(utf8ToBytes(text)) })
    add('a byte less', { signature: signature.slice(1) })
  }
  return {
    family: 'polkadot',
    peer: '@polkadot/util-crypto',
    vectors,
    stricter: ['another kind', 'not wrapped'],
  }
}

function wrap(text: string): Uint8Array {
  return utf8ToBytes(`<Bytes>${text}</Bytes>`)
}
