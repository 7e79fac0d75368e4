import { createPrivateKey, createPublicKey, hkdfSync, sign } from 'node:crypto'
import { moveMailboxText } from '@hasp/protocol/walletService'

/** A key by which a way back proves itself, made of its half as a page does. */
export function proofKeyOf(half: Uint8Array) {
  const seed = Buffer.from(
    hkdfSync('sha256', half, new Uint8Array(), 'hw1/proof key', 32),
  )
  const key = createPrivateKey({
    key: Buffer.concat([
      Buffer.from('302e020100300506032b657004220420', 'hex'),
      seed,
    ]),
    format: 'der',
    type: 'pkcs8',
  })
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' })
  return {
    proofKey: x,
    sign: (of: { readonly moveId: string; readonly email: string }) =>
      sign(null, Buffer.from(moveMailboxText(of)), key).toString('base64url'),
  }
}
