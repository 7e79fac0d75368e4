import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  pbkdf2Sync,
  verify,
} from 'node:crypto'
import { escrowForgetText } from '@hasp/protocol/walletEscrow'
import { base58 } from '@scure/base'
import { validateMnemonic } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import { recoverMessageAddress } from 'viem'
import { mnemonicToAccount, privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { createSigner } from './createSigner.js'
import type { OwnerOpening } from './OwnerMessages.js'
import { performOwnerTask } from './performOwnerTask.js'
import type { RecoverySecret } from './SignerMessages.js'

const identity = {
  walletId: 'wallet',
  userId: 'user',
  deviceId: 'device',
  version: 1,
}
const serverHalf = new Uint8Array(32).fill(1)
const recovery: RecoverySecret = {
  type: 'password',
  id: 'recovery',
  half: new Uint8Array(32).fill(2),
  serverHalf: new Uint8Array(32).fill(3),
}

async function made() {
  const signer = createSigner({
    after: () => () => undefined,
    randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
  })
  const { addresses, deviceEnvelope, deviceHalf, recoveryEnvelope } =
    await signer.make({ identity, serverHalf, recovery })
  const address = addresses.eip155
  const byRecovery: OwnerOpening = {
    ...{ by: 'recovery', identity, recovery, recoveryVersion: 1 },
    ...{ envelope: recoveryEnvelope, address },
  }
  const byDevice: OwnerOpening = {
    ...{ by: 'device', identity, serverHalf, deviceHalf },
    ...{ envelope: deviceEnvelope, address },
  }
  const { walletId } = identity
  const { publicKey: escrowKey } = await signer.signDeposit({
    ...{ walletId, email: 'ada@tide.example', secret: 'a' },
  })
  return { addresses, byDevice, byRecovery, escrowKey }
}

async function shown(opening: OwnerOpening) {
  const reply = await performOwnerTask({ type: 'show', opening })
  if (reply.type !== 'shown') throw new Error('Nothing was shown.')
  return reply.key
}

/** SLIP-10 and Ed25519 by Node alone, as wallets of Solana do it. */
function solanaAddress(words: string): string {
  let node = createHmac('sha512', 'ed25519 seed')
    .update(pbkdf2Sync(words, 'mnemonic', 2_048, 64, 'sha512'))
    .digest()
  for (const step of [44, 501, 0, 0]) {
    const index = Buffer.alloc(4)
    index.writeUInt32BE(step + 0x8000_0000)
    node = createHmac('sha512', node.subarray(32))
      .update(Buffer.concat([Buffer.of(0), node.subarray(0, 32), index]))
      .digest()
  }
  return publicKeyOf(node.subarray(0, 32))
}

function publicKeyOf(seed: Buffer): string {
  const key = createPrivateKey({
    key: Buffer.concat([
      Buffer.from('302e020100300506032b657004220420', 'hex'),
      seed,
    ]),
    format: 'der',
    type: 'pkcs8',
  })
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' })
  return base58.encode(Buffer.from(x, 'base64url'))
}

describe('what the owner of a wallet asks for', () => {
  it('is 24 words of which other wallets make the same accounts', async () => {
    for (let count = 0; count < 5; count += 1) {
      const { addresses, byRecovery } = await made()
      const { words } = await shown(byRecovery)
      expect(words.split(' ')).toHaveLength(24)
      expect(validateMnemonic(words, wordlist)).toBe(true)
      expect(mnemonicToAccount(words).address.toLowerCase()).toBe(
        addresses.eip155,
      )
      expect(solanaAddress(words)).toBe(addresses.solana)
    }
  })

  it('is one private key for each chain family, as other wallets take them', async () => {
    const { addresses, byDevice } = await made()
    const { privateKeys } = await shown(byDevice)
    const { eip155, solana } = privateKeys
    expect(privateKeyToAccount(eip155 as `0x${string}`).address).toMatch(
      new RegExp(addresses.eip155, 'i'),
    )
    const bytes = Buffer.from(base58.decode(solana))
    expect(bytes).toHaveLength(64)
    expect(base58.encode(bytes.subarray(32))).toBe(addresses.solana)
    expect(publicKeyOf(bytes.subarray(0, 32))).toBe(addresses.solana)
  })

  it('is the wallet’s word that it is to be deleted', async () => {
    const { addresses, byRecovery, escrowKey } = await made()
    const reply = await performOwnerTask({
      type: 'delete',
      opening: byRecovery,
    })
    if (reply.type !== 'signed') throw new Error('Nothing was signed.')
    const signer = await recoverMessageAddress({
      message: 'hw1/delete-wallet\nwallet wallet\ndevice device',
      signature: reply.signature as `0x${string}`,
    })
    expect(signer.toLowerCase()).toBe(addresses.eip155)
    const key = createPublicKey({
      key: { kty: 'OKP', crv: 'Ed25519', x: escrowKey },
      format: 'jwk',
    })
    const text = escrowForgetText({ walletId: identity.walletId })
    const bytes = Buffer.from(reply.escrowSignature, 'base64url')
    expect(verify(null, Buffer.from(text), key, bytes)).toBe(true)
  })

  it('is nothing with a wrong password, or of another wallet', async () => {
    const { byRecovery } = await made()
    const other = await made()
    const wrong = { ...recovery, half: new Uint8Array(32).fill(9) }
    await expect(
      shown({ ...byRecovery, recovery: wrong } as OwnerOpening),
    ).rejects.toMatchObject({ failure: 'cannotOpen' })
    await expect(
      shown({ ...byRecovery, address: other.addresses.eip155 }),
    ).rejects.toMatchObject({ failure: 'otherWallet' })
  })
})
