import {
  type Address,
  appendTransactionMessageInstruction,
  type Blockhash,
  createKeyPairSignerFromPrivateKeyBytes,
  createTransactionMessage,
  getBase58Decoder,
  getSignatureFromTransaction,
  getTransactionDecoder,
  getTransactionEncoder,
  partiallySignTransaction,
  pipe,
  type SignatureBytes,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signAndSendTransactionMessageWithSigners,
  signBytes,
  signTransactionMessageWithSigners,
  type TransactionSigner,
  verifySignature,
} from '@solana/kit'
import { describe, expect, it } from 'vitest'
import { connect } from '../../actions/connection/connect.js'
import { KitError } from '../../errors/KitError.js'
import { solanaDevnet } from '../../networks/solana/solanaDevnet.js'
import type { SolanaProvider } from '../../ports/SolanaProvider.js'
import { createTestKit } from '../../testing/createTestKit.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import { mockConnector } from '../../testing/mockConnector.js'
import { getSolanaSendingSigner } from './getSolanaSendingSigner.js'
import { getSolanaSigner } from './getSolanaSigner.js'

const lifetime = {
  blockhash: 'EETubP5AKHgjPAhzPAFcb8BAY1hMH639CWCFTqi3hq1k' as Blockhash,
  lastValidBlockHeight: 1_000n,
}

/** A wallet with keys of its own, connected. */
async function setUp({ seed = 1, sends = true } = {}) {
  const [keys, otherKeys] = await Promise.all(
    [seed, seed + 1].map((byte) =>
      createKeyPairSignerFromPrivateKeyBytes(new Uint8Array(32).fill(byte)),
    ),
  )
  if (!keys || !otherKeys) throw new Error('No keys')
  let inUse = keys
  const asked: unknown[] = []
  const sign = async (bytes: Uint8Array) => {
    const transaction = getTransactionDecoder().decode(bytes)
    const signed = await partiallySignTransaction([inUse.keyPair], transaction)
    return Uint8Array.from(getTransactionEncoder().encode(signed))
  }
  const provider: SolanaProvider = {
    get address() {
      return inUse.address
    },
    signMessage: ({ message }) =>
      signBytes(inUse.keyPair.privateKey, message).then((signature) =>
        Uint8Array.from(signature),
      ),
    signTransaction({ networkId, transaction }) {
      asked.push(networkId)
      return sign(transaction)
    },
    signAllTransactions: ({ transactions }) =>
      Promise.all(transactions.map(sign)),
    ...(sends && {
      async signAndSendTransaction({ transaction }) {
        const signed = getTransactionDecoder().decode(await sign(transaction))
        return getSignatureFromTransaction(signed)
      },
    }),
  }
  const connector = {
    ...mockConnector({
      id: 'sol',
      namespace: 'solana',
      networkId: solanaDevnet.caipNetworkId,
      addresses: [keys.address],
    }),
    getProvider: () => provider,
  }
  const { kit, stop } = createTestKit({
    adapters: [mockAdapter({ namespace: 'solana', connectors: [connector] })],
    networks: [solanaDevnet],
  })
  return {
    asked,
    kit,
    keys,
    provider,
    stop,
    connectSol: () => connect(kit, { connectorId: 'sol', namespace: 'solana' }),
    useOther: () => {
      inUse = otherKeys
    },
  }
}

const draft = (payer: TransactionSigner) =>
  pipe(
    createTransactionMessage({ version: 0 }),
    (message) => setTransactionMessageFeePayerSigner(payer, message),
    (message) => setTransactionMessageLifetimeUsingBlockhash(lifetime, message),
    (message) =>
      appendTransactionMessageInstruction(
        {
          programAddress:
            'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr' as Address,
          data: new TextEncoder().encode('Hello'),
        },
        message,
      ),
  )

describe('a signer of @solana/kit over the kit', () => {
  it('needs a connected wallet', async () => {
    const { kit, stop } = await setUp()
    expect(() => getSolanaSigner(kit)).toThrow('No ActiveCaipAddress found')
    expect(() => getSolanaSendingSigner(kit)).toThrow(
      'No ActiveCaipAddress found',
    )
    stop()
  })

  it('[R1.6] signs a transaction that its own key verifies', async () => {
    const { asked, connectSol, keys, kit, stop } = await setUp()
    await connectSol()
    const signer = getSolanaSigner(kit)
    expect(signer.address).toBe(keys.address)
    const signed = await signTransactionMessageWithSigners(draft(signer))
    const signature = signed.signatures[keys.address]
    if (!signature) throw new Error('Not signed')
    const { publicKey } = keys.keyPair
    expect(
      await verifySignature(publicKey, signature, signed.messageBytes),
    ).toBe(true)
    expect(signed.lifetimeConstraint).toEqual(lifetime)
    expect(asked).toEqual([solanaDevnet.caipNetworkId])
    stop()
  })

  it('signs several transactions, and none', async () => {
    const { connectSol, kit, stop } = await setUp()
    await connectSol()
    const signer = getSolanaSigner(kit)
    const one = await signTransactionMessageWithSigners(draft(signer))
    const bare = { ...one, signatures: { [signer.address]: null } }
    const signed = await signer.modifyAndSignTransactions([bare, bare])
    expect(signed.map(({ signatures }) => signatures)).toEqual([
      one.signatures,
      one.signatures,
    ])
    expect(await signer.modifyAndSignTransactions([])).toEqual([])
    stop()
  })

  it('[R1.6] signs messages that its own key verifies', async () => {
    const { connectSol, keys, kit, stop } = await setUp()
    await connectSol()
    const content = new TextEncoder().encode('Hello')
    const [answer] = await getSolanaSigner(kit).signMessages([
      { content, signatures: {} },
    ])
    const signature = answer?.[keys.address] as SignatureBytes
    expect(
      await verifySignature(keys.keyPair.publicKey, signature, content),
    ).toBe(true)
    stop()
  })

  it('sends through the wallet, and gives the signature', async () => {
    const { connectSol, keys, kit, stop } = await setUp()
    await connectSol()
    const signer = getSolanaSendingSigner(kit)
    const bytes = await signAndSendTransactionMessageWithSigners(draft(signer))
    const alone = await signTransactionMessageWithSigners(
      draft(getSolanaSigner(kit)),
    )
    expect(bytes).toEqual(alone.signatures[keys.address])
    expect(getBase58Decoder().decode(bytes)).toBe(
      getSignatureFromTransaction(alone),
    )
    stop()
  })

  it.each([
    [new KitError('USER_REJECTED'), 'USER_REJECTED'],
    [
      new KitError('WALLET_NOT_RESPONDING', { afterMs: 1 }),
      'SEND_OUTCOME_UNKNOWN',
    ],
    [new KitError('WALLET_DISCONNECTED'), 'SEND_OUTCOME_UNKNOWN'],
    [new KitError('WALLET_ERROR', { code: -32_603 }), 'SEND_OUTCOME_UNKNOWN'],
  ])(
    'calls nothing failed that may have been sent: %s',
    async (error, code) => {
      const { connectSol, kit, provider, stop } = await setUp()
      await connectSol()
      Object.assign(provider, {
        signAndSendTransaction: () => Promise.reject(error),
      })
      await expect(
        signAndSendTransactionMessageWithSigners(
          draft(getSolanaSendingSigner(kit)),
        ),
      ).rejects.toMatchObject({ code })
      stop()
    },
  )

  it('says so when the wallet leaves sending to the site', async () => {
    const { connectSol, kit, stop } = await setUp({ sends: false })
    await connectSol()
    expect(() => getSolanaSendingSigner(kit)).toThrow(
      'The wallet does not support this request',
    )
    stop()
  })

  it('never lets another account sign in the place of its own', async () => {
    const { connectSol, kit, stop, useOther } = await setUp()
    await connectSol()
    const signer = getSolanaSigner(kit)
    useOther()
    const signing = signTransactionMessageWithSigners(draft(signer))
    await expect(signing).rejects.toMatchObject({ code: 'WALLET_UNAUTHORIZED' })
    const writing = signer.signMessages([
      { content: new Uint8Array(1), signatures: {} },
    ])
    await expect(writing).rejects.toMatchObject({ code: 'WALLET_UNAUTHORIZED' })
    stop()
  })

  it.each([
    ['nothing', () => new Uint8Array()],
    ['noise', () => new Uint8Array(200).fill(7)],
    ['what it was given', (bytes: Uint8Array) => bytes],
  ])('refuses a wallet that answers %s', async (_, answer) => {
    const { connectSol, kit, provider, stop } = await setUp()
    await connectSol()
    Object.assign(provider, {
      signTransaction: async (p: { transaction: Uint8Array }) =>
        answer(p.transaction),
    })
    const signing = signTransactionMessageWithSigners(
      draft(getSolanaSigner(kit)),
    )
    await expect(signing).rejects.toMatchObject({
      code: 'WALLET_ANSWER_INVALID',
    })
    stop()
  })

  it('stops before the wallet is asked when it is too late', async () => {
    const { asked, connectSol, kit, stop } = await setUp()
    await connectSol()
    const abortSignal = AbortSignal.abort()
    const signing = signTransactionMessageWithSigners(
      draft(getSolanaSigner(kit)),
      { abortSignal },
    )
    await expect(signing).rejects.toThrow()
    expect(asked).toEqual([])
    stop()
  })
})
