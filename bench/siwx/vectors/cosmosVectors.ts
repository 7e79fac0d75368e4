import { makeSignDoc, serializeSignDoc } from '@cosmjs/amino'
import { cosmosHub } from '@hasp/core/networks'
import { utf8ToBytes } from '@noble/hashes/utils'
import { encodeBase64 } from '../../../packages/core/src/encoding/base64.js'
import { createCosmosKey } from '../../../packages/core/src/testing/cosmos/createCosmosKey.js'
import type { Peers } from '../peers.js'
import { withHighS } from './evmVectors.js'
import { type Family, flipBit, textOf, type Vector } from './Vector.js'

type Signed = {
  readonly address: string
  readonly publicKey: Uint8Array
  readonly signature: Uint8Array
  readonly text: string
}

/** Keys of cosmos, beside the library of Keplr. */
export function cosmosVectors(count: number, verify: Peers['cosmos']): Family {
  const vectors: Vector[] = []
  for (let index = 0; index < count; index += 1) {
    const key = createCosmosKey(`${index}`)
    const other = createCosmosKey(`other ${index}`)
    const text = textOf(index)
    const address = key.address('cosmos')
    const signature = key.sign(documentOf(address, text))
    const add = (kind: string, change: Partial<Signed> = {}) => {
      const { publicKey } = key
      const signed = { address, publicKey, signature, text, ...change }
      const proof = {
        networkId: cosmosHub.caipNetworkId,
        form: 'adr36',
        address: signed.address,
        signature: encodeBase64(signed.signature),
        publicKey: encodeBase64(signed.publicKey),
        text: signed.text,
      } as const
      const byPeer = () => {
        try {
          return verify(
            'cosmos',
            signed.address,
            signed.text,
            signed.publicKey,
            signed.signature,
          )
        } catch {
          return false
        }
      }
      vectors.push({ kind, isGenuine: kind.startsWith('as'), proof, byPeer })
    }
    add('as it is')
    add('a bit flipped', { signature: flipBit(signature, index) })
    add('another text', { text: `${text}.` })
    add('the address of another key', { address: other.address('cosmos') })
    add('another key', { publicKey: other.publicKey })
    add('another prefix', { address: key.address('osmo') })
    add('a high s', { signature: withHighS(signature) })
    add('a document of a chain', {
      signature: key.sign(documentOf(address, text, 'cosmoshub-4')),
    })
  }
  return {
    family: 'cosmos',
    peer: '@keplr-wallet/cosmos',
    vectors,
    stricter: [],
  }
}

/** The document of ADR-36, as the library of cosmos writes it. */
function documentOf(signer: string, text: string, chainId = ''): Uint8Array {
  const data = encodeBase64(utf8ToBytes(text))
  const message = { type: 'sign/MsgSignData', value: { signer, data } }
  const fee = { gas: '0', amount: [] }
  return serializeSignDoc(makeSignDoc([message], fee, chainId, '', 0, 0))
}
