import { createPublicKey, verify } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { parsePublicKey } from '../../../addresses/parsePublicKey.js'
import { decodeBase58 } from '../../../encoding/base58.js'
import { codeOf } from '../../../testing/codeOf.js'
import { setUpSolana } from '../../../testing/solana/setUpSolana.js'

const message = new TextEncoder().encode('Grüezi')

/** One signature, and a message whose only key is the signer's. */
function transactionOf(address: string): Uint8Array {
  const key = parsePublicKey(address) ?? []
  return Uint8Array.from([
    1,
    ...new Uint8Array(64),
    ...[1, 0, 0, 1, ...key, ...new Uint8Array(32), 0],
  ])
}

function isSignedBy(address: string, data: Uint8Array, signature: Uint8Array) {
  const prefix = Buffer.from('302a300506032b6570032100', 'hex')
  const raw = parsePublicKey(address) ?? new Uint8Array()
  const key = createPublicKey({
    key: Buffer.concat([prefix, raw]),
    format: 'der',
    type: 'spki',
  })
  return verify(null, data, key, signature)
}

async function setUp(options: Parameters<typeof setUpSolana>[0] = {}) {
  const stage = setUpSolana(options)
  await stage.connector().connect({ signal: stage.signal })
  const [first = '', second = ''] = stage.wallet.addresses
  return { ...stage, first, second }
}

describe('signing with a wallet of Solana', () => {
  it('[R1.6] signs messages by the account in use', async () => {
    const { first, provider } = await setUp()
    const signature = await provider().signMessage({ message })
    expect(provider().address).toBe(first)
    expect(isSignedBy(first, message, signature)).toBe(true)
  })

  it('[R1.6] signs transactions, and all or none of several', async () => {
    const { first, provider, wallet } = await setUp()
    const transaction = transactionOf(first)
    const signed = await provider().signTransaction({ transaction })
    expect(isSignedBy(first, signed.slice(65), signed.slice(1, 65))).toBe(true)
    const both = await provider().signAllTransactions({
      transactions: [transaction, transaction],
    })
    expect(both).toEqual([signed, signed])
    expect(wallet.calls.at(-1)?.inputs).toHaveLength(2)
    expect(await provider().signAllTransactions({ transactions: [] })).toEqual(
      [],
    )
  })

  it('[R1.6] names the network in the words of the standard', async () => {
    const { first, provider, wallet } = await setUp()
    const transaction = transactionOf(first)
    await provider().signTransaction({ transaction })
    expect(wallet.calls.at(-1)?.inputs).toMatchObject([
      { chain: 'solana:mainnet' },
    ])
    const networkId = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
    await provider().signTransaction({ transaction, networkId })
    expect(wallet.calls.at(-1)?.inputs).toMatchObject([
      { chain: 'solana:devnet' },
    ])
    const signing = provider().signTransaction({
      transaction,
      networkId: 'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
    })
    expect(await codeOf(signing)).toBe('UNSUPPORTED_CHAIN')
  })

  it('[R1.6] sends where the wallet sends, and says so', async () => {
    expect((await setUp()).provider().signAndSendTransaction).toBe(undefined)
    const sent: Uint8Array[] = []
    const { first, provider } = await setUp({
      send: async (transaction) => void sent.push(transaction),
    })
    const transaction = transactionOf(first)
    const hash = await provider().signAndSendTransaction?.({ transaction })
    expect(decodeBase58(hash ?? '')).toEqual(sent[0]?.slice(1, 65))
  })

  it('asks no wallet that no longer has the account', async () => {
    const { provider, wallet } = await setUp()
    wallet.setAccounts([1])
    const before = wallet.calls.length
    const signing = provider().signMessage({ message })
    expect(await codeOf(signing)).toBe('WALLET_UNAUTHORIZED')
    expect(wallet.calls).toHaveLength(before)
  })

  it('follows the account, once that is told', async () => {
    const { clock, connector, provider, second, signal, wallet } = await setUp()
    connector().listen(() => undefined, signal)
    wallet.setAccounts([1])
    await clock.advance(50)
    const signature = await provider().signMessage({ message })
    expect(provider().address).toBe(second)
    expect(isSignedBy(second, message, signature)).toBe(true)
  })

  it('is over when the wallet is left', async () => {
    const { connector, provider, signal } = await setUp()
    await connector().disconnect({ signal })
    const signing = provider().signMessage({ message })
    expect(await codeOf(signing)).toBe('WALLET_DISCONNECTED')
    expect(provider().address).toBe(undefined)
  })

  it.each([
    undefined,
    null,
    {},
    [],
    [undefined],
    [{}],
    [{ signature: 'abc' }],
    [{ signature: new Uint8Array(63) }],
    [{ signature: new Uint8Array(64), signedMessage: new Uint8Array(6) }],
  ])('refuses %j for a signature', async (answer) => {
    const { provider, wallet } = await setUp()
    wallet.next('solana:signMessage').answer(answer)
    const signing = provider().signMessage({ message })
    expect(await codeOf(signing)).toBe('WALLET_ANSWER_INVALID')
  })

  it('refuses fewer transactions than were to be signed', async () => {
    const { first, provider, wallet } = await setUp()
    const signedTransaction = transactionOf(first)
    wallet.next('solana:signTransaction').answer([{ signedTransaction }])
    const signing = provider().signAllTransactions({
      transactions: [signedTransaction, signedTransaction],
    })
    expect(await codeOf(signing)).toBe('WALLET_ANSWER_INVALID')
  })

  it('[R8.30] survives a wallet that declines, throws, or never answers', async () => {
    const { clock, provider, wallet } = await setUp()
    const sign = (signal?: AbortSignal) =>
      codeOf(provider().signMessage({ message, signal }))
    wallet.next('solana:signMessage').reject(4001)
    expect(await sign()).toBe('USER_REJECTED')
    wallet.next('solana:signMessage').throw('User rejected the request', true)
    expect(await sign()).toBe('USER_REJECTED')
    wallet.next('solana:signMessage').throw(undefined)
    expect(await sign()).toBe('WALLET_ERROR')
    wallet.next('solana:signMessage').never()
    const controller = new AbortController()
    const signing = sign(controller.signal)
    await clock.advance(60_000)
    controller.abort()
    expect(await signing).toBe('CANCELLED')
  })
})
