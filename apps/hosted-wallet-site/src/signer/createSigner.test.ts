import { createPublicKey, verify } from 'node:crypto'
import {
  escrowDepositText,
  escrowRebindText,
} from '@hasp/protocol/walletEscrow'
import { moveMailboxText } from '@hasp/protocol/walletService'
import { base58 } from '@scure/base'
import { Transaction, verifyMessage } from 'ethers'
import { recoverTypedDataAddress, toHex } from 'viem'
import { describe, expect, it } from 'vitest'
import { decodeRequest } from '../decode/decodeRequest.js'
import { digestSummary } from '../decode/digestSummary.js'
import { writeUnsignedTransaction } from '../decode/evm/UnsignedTransaction.js'
import type { SigningRequest } from '../decode/SigningRequest.js'
import { createSigner, openForMs } from './createSigner.js'
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

  it('gives by what a way back proves itself, and signs by it what the service reads', async () => {
    const { signer } = setUp()
    const { proofKey } = await signer.make({ identity, serverHalf, recovery })
    const email = 'ada@tide.example'
    const asked = { half: recovery.half, moveId: 'a', email }
    const { signature } = await signer.signMove(asked)
    const key = createPublicKey({
      key: { kty: 'OKP', crv: 'Ed25519', x: proofKey ?? '' },
      format: 'jwk',
    })
    const isSigned = (text: string) =>
      verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'))
    expect(isSigned(moveMailboxText({ moveId: 'a', email }))).toBe(true)
    expect(isSigned(moveMailboxText({ moveId: 'b', email }))).toBe(false)
    // What opens the envelope is another key, and the escrow's is none's.
    const half = Buffer.from(recovery.half).toString('base64url')
    expect(proofKey).not.toBe(half)
    const byEscrow = { ...recovery, type: 'escrow' } as const
    const assisted = await setUp().signer.make({
      ...{ identity, serverHalf, recovery: byEscrow },
    })
    expect(assisted.proofKey).toBeUndefined()
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

  it('speaks to the escrow by a key of its own, which the words alone give', async () => {
    const { signer, wallet } = await setUpWallet()
    const deposit = {
      walletId: identity.walletId,
      email: 'ada@tide.example',
      secret: 'c',
    }
    const { publicKey, signature } = await signer.signDeposit(deposit)
    const key = createPublicKey({
      key: { kty: 'OKP', crv: 'Ed25519', x: publicKey },
      format: 'jwk',
    })
    const isSigned = (text: string, by: string) =>
      verify(null, Buffer.from(text), key, Buffer.from(by, 'base64url'))
    const { addresses } = wallet
    const text = escrowDepositText({ ...deposit, addresses, publicKey })
    expect(isSigned(text, signature)).toBe(true)
    expect(isSigned(text.replace('ada@', 'eve@'), signature)).toBe(false)
    const { deviceEnvelope: envelope, deviceHalf } = wallet
    const opening = { ...{ identity, serverHalf, deviceHalf, envelope } }
    const rebound = await signer.signRebind({
      ...opening,
      address: addresses.eip155,
      email: 'new@tide.example',
      rebindVersion: 3,
    })
    const change = { walletId: 'wallet', email: 'new@tide.example', version: 3 }
    expect(isSigned(escrowRebindText(change), rebound.signature)).toBe(true)
    await signer.lock(undefined)
    await expect(signer.signDeposit(deposit)).rejects.toMatchObject({
      failure: 'locked',
    })
  })

  it('T-CUS-01: gives the half to nobody, and the key of it to nobody', async () => {
    const { wallet } = await setUpWallet()
    const { key } = wallet.deviceHalf
    expect(key.extractable).toBe(false)
    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow()
  })
})
