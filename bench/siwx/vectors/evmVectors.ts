import { mainnet } from '@hasp/core/networks'
import { secp256k1 } from '@noble/curves/secp256k1'
import { type Hex, hexToBytes, toHex, verifyMessage } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { type Family, flipBit, textOf, type Vector } from './Vector.js'

/** Keys of EVM, beside viem. */
export async function evmVectors(count: number): Promise<Family> {
  const vectors: Vector[] = []
  for (let index = 0; index < count; index += 1) {
    const account = privateKeyToAccount(toHex(index + 1, { size: 32 }))
    const other = privateKeyToAccount(toHex(index + 9_999, { size: 32 }))
    const text = textOf(index)
    const signature = await account.signMessage({ message: text })
    const bytes = hexToBytes(signature)
    const add = (kind: string, change: Partial<Vector['proof']> = {}) => {
      const proof = {
        networkId: mainnet.caipNetworkId,
        form: 'text',
        ...{ address: account.address, signature, text },
        ...change,
      } as const
      const asked = {
        address: proof.address as Hex,
        message: proof.text,
        signature: proof.signature as Hex,
      }
      const byPeer = () => verifyMessage(asked).catch(() => false)
      vectors.push({ kind, isGenuine: kind.startsWith('as'), proof, byPeer })
    }
    add('as it is')
    add('as it is, v of 0 and 1', {
      signature: toHex(bytes.map((byte, at) => (at === 64 ? byte - 27 : byte))),
    })
    add('a bit flipped', { signature: toHex(flipBit(bytes, index)) })
    add('another text', { text: `${text}.` })
    add('another address', { address: other.address })
    add('a high s', { signature: toHex(withHighS(bytes)) })
    add('s before r', {
      signature: toHex(
        new Uint8Array([
          ...bytes.subarray(32, 64),
          ...bytes.subarray(0, 32),
          ...bytes.subarray(64),
        ]),
      ),
    })
    add('the other key of r', {
      signature: toHex(
        bytes.map((byte, at) => (at === 64 ? 27 + ((byte - 26) % 2) : byte)),
      ),
    })
  }
  return { family: 'EVM', peer: 'viem', vectors, stricter: ['a high s'] }
}

/** The same point, signed with the other of both numbers. */
export function withHighS(signature: Uint8Array): Uint8Array {
  const { r, s } = secp256k1.Signature.fromCompact(signature.slice(0, 64))
  const high = new secp256k1.Signature(r, secp256k1.CURVE.n - s)
  const rest = signature.slice(64).map((v) => 27 + ((v - 26) % 2))
  return new Uint8Array([...high.toCompactRawBytes(), ...rest])
}
