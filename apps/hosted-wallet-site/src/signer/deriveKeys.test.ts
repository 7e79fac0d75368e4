import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  hkdfSync,
  pbkdf2Sync,
} from 'node:crypto'
import { base58 } from '@scure/base'
import { HDNodeWallet, Mnemonic } from 'ethers'
import fc from 'fast-check'
import { hexToBytes, toHex } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { deriveEd25519 } from './deriveEd25519.js'
import { deriveKeys } from './deriveKeys.js'

const isLong = process.env.HASP_LONG === '1'

describe('the keys of a wallet', () => {
  it('T-CUS-08: are those that other wallets derive of the same words', () => {
    const entropies = fc.uint8Array({ minLength: 32, maxLength: 32 })
    fc.assert(
      fc.property(entropies, (entropy) => {
        const { phrase } = Mnemonic.fromEntropy(entropy)
        const { eip155, escrow, solana } = deriveKeys(entropy)
        const other = HDNodeWallet.fromPhrase(phrase)
        expect(eip155.address).toBe(other.address.toLowerCase())
        expect(toHex(eip155.privateKey)).toBe(other.privateKey)
        expect(mnemonicToAccount(phrase).address.toLowerCase()).toBe(
          eip155.address,
        )
        const seed = pbkdf2Sync(phrase, 'mnemonic', 2_048, 64, 'sha512')
        expect(base58.decode(solana.address)).toEqual(
          new Uint8Array(solanaKeyByNode(seed)),
        )
        const label = 'hw1/escrow key'
        expect(escrow).toEqual(
          new Uint8Array(hkdfSync('sha256', entropy, '', label, 32)),
        )
      }),
      { numRuns: isLong ? 2_000 : 5 },
    )
  })

  it('T-CUS-08: follow the vectors of SLIP-10', () => {
    const seed = hexToBytes('0x000102030405060708090a0b0c0d0e0f')
    expect(toHex(deriveEd25519(seed, [0, 1, 2, 2]))).toBe(
      '0x30d1dc7e5fc04c31219ab25a27ae00b50f6fd66622f6e9c913253d6511d1e662',
    )
  })
})

/** The public key at `m/44'/501'/0'/0'`, by Node's own parts. */
function solanaKeyByNode(seed: Buffer): Buffer {
  let node = createHmac('sha512', 'ed25519 seed').update(seed).digest()
  for (const step of [44, 501, 0, 0]) {
    const index = Buffer.alloc(4)
    index.writeUInt32BE(0x8000_0000 + step)
    node = createHmac('sha512', node.subarray(32))
      .update(Buffer.concat([Buffer.alloc(1), node.subarray(0, 32), index]))
      .digest()
  }
  // RFC 8410: what stands before the 32 bytes of a private key.
  const prefix = Buffer.from('302e020100300506032b657004220420', 'hex')
  const privateKey = createPrivateKey({
    key: Buffer.concat([prefix, node.subarray(0, 32)]),
    format: 'der',
    type: 'pkcs8',
  })
  const { x } = createPublicKey(privateKey).export({ format: 'jwk' })
  return Buffer.from(`${x}`, 'base64url')
}
