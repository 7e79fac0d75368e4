import { createHash, createPublicKey, hkdfSync, verify } from 'node:crypto'
import { base58 } from '@scure/base'
import { HDNodeWallet, Mnemonic, Transaction, verifyMessage } from 'ethers'
import fc from 'fast-check'
import { hexToBytes, recoverTypedDataAddress, toHex } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { decodeRequest } from '../decode/decodeRequest.js'
import { digestSummary } from '../decode/digestSummary.js'
import { writeUnsignedTransaction } from '../decode/evm/UnsignedTransaction.js'
import type { SigningRequest } from '../decode/SigningRequest.js'
import { createSigner, openForMs } from './createSigner.js'
import { deriveEd25519 } from './deriveEd25519.js'
import { deriveKeys } from './deriveKeys.js'
import type { RecoverySecret, WalletIdentity } from './SignerMessages.js'

const origin = 'https://dapp.example'
const identity: WalletIdentity = {
  walletId: 'wallet',
  userId: 'user',
  deviceId: 'device',
  version: 1,
}
const serverHalf = new Uint8Array(32).fill(7)
const recovery: RecoverySecret = {
  type: 'password',
  id: 'recovery',
  half: new Uint8Array(32).fill(1),
  serverHalf: new Uint8Array(32).fill(2),
}

/** A signer whose time is told by the test. */
function setUp() {
  const timers = new Set<() => void>()
  const signer = createSigner({
    after: (delayMs, run) => {
      expect(delayMs).toBe(openForMs)
      timers.add(run)
      return () => timers.delete(run)
    },
    randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
  })
  return {
    signer,
    timers,
    letTimePass: () => {
      for (const run of timers) run()
    },
  }
}

async function setUpWallet() {
  const setup = setUp()
  const wallet = await setup.signer.make({ identity, serverHalf, recovery })
  const sign = async (request: SigningRequest, shown = request) => {
    const isSolana = request.method.startsWith('solana_')
    const context = {
      account: wallet.addresses[isSolana ? 'solana' : 'eip155'],
      network: isSolana ? 'solana:local' : 'eip155:1',
      origin,
    }
    const digest = digestSummary(decodeRequest(shown, context))
    return await setup.signer.sign({ request, context, digest })
  }
  return { ...setup, wallet, sign }
}

const message = (text: string): SigningRequest => ({
  method: 'personal_sign',
  message: new TextEncoder().encode(text),
})

describe('the keys of a wallet', () => {
  it('T-CUS-08: are those that other wallets derive of the same words', () => {
    const entropies = fc.uint8Array({ minLength: 32, maxLength: 32 })
    fc.assert(
      fc.property(entropies, (entropy) => {
        const { phrase } = Mnemonic.fromEntropy(entropy)
        const { eip155 } = deriveKeys(entropy)
        const other = HDNodeWallet.fromPhrase(phrase)
        expect(eip155.address).toBe(other.address.toLowerCase())
        expect(toHex(eip155.privateKey)).toBe(other.privateKey)
        expect(mnemonicToAccount(phrase).address.toLowerCase()).toBe(
          eip155.address,
        )
      }),
      { numRuns: 5 },
    )
  })

  it('T-CUS-08: follow the vectors of SLIP-10', () => {
    const seed = hexToBytes('0x000102030405060708090a0b0c0d0e0f')
    expect(toHex(deriveEd25519(seed, [0, 1, 2, 2]))).toBe(
      '0x30d1dc7e5fc04c31219ab25a27ae00b50f6fd66622f6e9c913253d6511d1e662',
    )
  })
})

describe('createSigner', () => {
  it('signs a message that an independent library accepts', async () => {
    const { sign, wallet } = await setUpWallet()
    for (const text of ['Hello', 'مرحبا', ''.padEnd(1_000, 'x')]) {
      const [signature = new Uint8Array()] = await sign(message(text))
      expect(verifyMessage(text, toHex(signature)).toLowerCase()).toBe(
        wallet.addresses.eip155,
      )
    }
  })

  it('signs typed data that an independent library accepts', async () => {
    const { sign, wallet } = await setUpWallet()
    const data = {
      domain: { name: 'Site', chainId: 1 },
      types: { Mail: [{ name: 'contents', type: 'string' }] },
      primaryType: 'Mail',
      message: { contents: 'Hello' },
    } as const
    const typedData = JSON.stringify(data)
    const [signature = new Uint8Array()] = await sign({
      method: 'eth_signTypedData_v4',
      typedData,
    })
    const signer = await recoverTypedDataAddress({
      ...data,
      signature: toHex(signature),
    })
    expect(signer.toLowerCase()).toBe(wallet.addresses.eip155)
  })

  it.each(['eip1559', 'legacy'] as const)(
    'signs %s transactions',
    async (type) => {
      const { sign, wallet } = await setUpWallet()
      for (let nonce = 0n; nonce < 20n; nonce += 1n) {
        const [signed = new Uint8Array()] = await sign({
          method: 'eth_sendTransaction',
          transaction: writeUnsignedTransaction({
            type,
            chainId: 1n,
            nonce,
            gas: 21_000n,
            maxFeePerGas: 7n,
            maxPriorityFeePerGas: type === 'legacy' ? 7n : 1n,
            to: new Uint8Array(20).fill(5),
            value: 250_000_000_000_000_000n,
            data: new Uint8Array(),
          }),
        })
        const read = Transaction.from(toHex(signed))
        expect(read.from?.toLowerCase()).toBe(wallet.addresses.eip155)
        expect(read.nonce).toBe(Number(nonce))
      }
    },
  )

  it('signs messages of Solana that Node accepts', async () => {
    const { sign, wallet } = await setUpWallet()
    const text = new TextEncoder().encode('Hello')
    const [signature = new Uint8Array()] = await sign({
      method: 'solana_signMessage',
      message: text,
    })
    const x = Buffer.from(base58.decode(wallet.addresses.solana)).toString(
      'base64url',
    )
    const key = createPublicKey({
      key: { kty: 'OKP', crv: 'Ed25519', x },
      format: 'jwk',
    })
    expect(verify(null, text, key, signature)).toBe(true)
  })

  it('T-CUS-07: refuses what is not what was shown', async () => {
    const { sign } = await setUpWallet()
    await expect(
      sign(message('Pay 1'), message('Pay 2')),
    ).rejects.toMatchObject({ failure: 'shownOther' })
  })

  it('refuses what a screen must refuse, even when it was shown', async () => {
    const { sign } = await setUpWallet()
    const foreign =
      'evil.example wants you to sign in with your Ethereum account:\n0x1'
    await expect(sign(message(foreign))).rejects.toMatchObject({
      failure: 'refused',
    })
  })

  it('forgets the wallet 5 minutes after its last use, and on lock', async () => {
    const { letTimePass, sign, signer, timers } = await setUpWallet()
    await sign(message('one'))
    expect(timers.size).toBe(1)
    letTimePass()
    await expect(sign(message('two'))).rejects.toMatchObject({
      failure: 'locked',
    })
    const other = await setUpWallet()
    await other.signer.lock(undefined)
    await expect(other.sign(message('two'))).rejects.toMatchObject({
      failure: 'locked',
    })
    expect(signer).not.toBe(other.signer)
  })

  it('opens the same wallet with both halves, or by its recovery', async () => {
    const { wallet } = await setUpWallet()
    const { signer } = setUp()
    const opened = await signer.open({
      identity,
      serverHalf,
      deviceHalf: wallet.deviceHalf,
      envelope: wallet.deviceEnvelope,
      address: wallet.addresses.eip155,
    })
    expect(opened).toEqual(wallet.addresses)
    const next = { ...identity, deviceId: 'second', version: 4 }
    const recovered = await signer.recover({
      identity: next,
      recoveryVersion: 1,
      serverHalf: new Uint8Array(32).fill(9),
      recovery,
      envelope: wallet.recoveryEnvelope,
      address: wallet.addresses.eip155,
    })
    expect(recovered.addresses).toEqual(wallet.addresses)
    await expect(
      setUp().signer.open({
        identity: next,
        serverHalf: new Uint8Array(32).fill(9),
        deviceHalf: recovered.deviceHalf,
        envelope: recovered.deviceEnvelope,
        address: wallet.addresses.eip155,
      }),
    ).resolves.toEqual(wallet.addresses)
  })

  it('T-CUS-02, T-CUS-03: opens nothing when anything was changed', async () => {
    const { wallet } = await setUpWallet()
    const { signer } = setUp()
    const whole = {
      identity,
      serverHalf,
      deviceHalf: wallet.deviceHalf,
      envelope: wallet.deviceEnvelope,
      address: wallet.addresses.eip155,
    }
    const flip = (bytes: Uint8Array, place: number) =>
      bytes.map((byte, index) => (index === place ? byte ^ 1 : byte))
    const changed = [
      ...[...wallet.deviceEnvelope.keys()].map((place) => ({
        envelope: flip(wallet.deviceEnvelope, place),
      })),
      ...[...wallet.deviceHalf.sealed.keys()].map((place) => ({
        deviceHalf: {
          ...wallet.deviceHalf,
          sealed: flip(wallet.deviceHalf.sealed, place),
        },
      })),
      { serverHalf: new Uint8Array(32) },
      ...(['walletId', 'userId', 'deviceId'] as const).map((key) => ({
        identity: { ...identity, [key]: 'other' },
      })),
      { identity: { ...identity, version: 2 } },
      { envelope: new Uint8Array() },
    ]
    for (const change of changed)
      await expect(signer.open({ ...whole, ...change })).rejects.toMatchObject({
        failure: 'cannotOpen',
      })
  })

  it('T-CUS-04: never takes another wallet for this one', async () => {
    const { wallet } = await setUpWallet()
    await expect(
      setUp().signer.open({
        identity,
        serverHalf,
        deviceHalf: wallet.deviceHalf,
        envelope: wallet.deviceEnvelope,
        address: `0x${'00'.repeat(20)}`,
      }),
    ).rejects.toMatchObject({ failure: 'otherWallet' })
  })

  it('T-CUS-01: gives the half to nobody, and the key of it to nobody', async () => {
    const { wallet } = await setUpWallet()
    const { key } = wallet.deviceHalf
    expect(key.extractable).toBe(false)
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow()
  })
})

describe('the key of an envelope', () => {
  it('T-CUS-08: is that of RFC 5869 as Node has it', async () => {
    const { createDecipheriv } = await import('node:crypto')
    const { sealEnvelope } = await import('./envelope.js')
    const entropy = new Uint8Array(32).fill(3)
    const half = new Uint8Array(32).fill(4)
    const owner = { ...identity, holderId: 'device' }
    const sealed = await sealEnvelope({
      purpose: 'device',
      owner,
      half,
      serverHalf,
      entropy,
      nonce: new Uint8Array(12),
    })
    const key = hkdfSync(
      'sha256',
      Buffer.concat([half, serverHalf]),
      'wallet',
      'hw1/devicedevice',
      32,
    )
    const opened = createDecipheriv(
      'aes-256-gcm',
      Buffer.from(key),
      sealed.slice(0, 12),
    )
    opened.setAAD(
      Buffer.from(JSON.stringify(['hw1', 'wallet', 'user', 'device', 1])),
    )
    opened.setAuthTag(sealed.slice(-16))
    const plain = Buffer.concat([
      opened.update(sealed.slice(12, -16)),
      opened.final(),
    ])
    expect(createHash('sha256').update(plain).digest('hex')).toBe(
      createHash('sha256').update(entropy).digest('hex'),
    )
  })
})
