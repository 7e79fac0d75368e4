import { ed25519 } from '@noble/curves/ed25519.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { solanaTestTokens } from '../../../../../../devstack/addresses.js'
import { associatedTokenAddress } from '../../../../../../devstack/services/solana/associatedTokenAddress.js'
import {
  readTokenAccount,
  writeTokenAccount,
} from '../../../../../../devstack/services/solana/tokenState.js'
import {
  startTestSolana,
  type TestSolana,
} from '../../../../../../devstack/testing/startTestSolana.js'
import { getActiveAccount } from '../../../actions/account/getActiveAccount.js'
import { getTokens } from '../../../actions/account/getTokens.js'
import { reviewSend } from '../../../actions/transfer/reviewSend.js'
import { sendToken } from '../../../actions/transfer/sendToken.js'
import { encodeBase58 } from '../../../encoding/base58.js'
import { formatAmount } from '../../../entities/transfer/amount.js'
import { codeOf } from '../../../testing/codeOf.js'
import { setUpSolanaChain } from '../../../testing/solana/setUpSolanaChain.js'
import { token2022Program, tokenProgram } from '../chain/tokenPrograms.js'

const [pass, dollar, coin] = solanaTestTokens
const signatureFee = 5_000n

describe('sending on a local Solana', () => {
  let node: TestSolana
  beforeAll(async () => {
    node = await startTestSolana()
  })
  afterAll(() => node.stop())

  /** Nobody has sent anything there. */
  const newAddress = () =>
    encodeBase58(ed25519.getPublicKey(ed25519.utils.randomPrivateKey()))

  const programOf = ({ isToken2022 }: { isToken2022: boolean }) =>
    isToken2022 ? token2022Program : tokenProgram

  async function heldBy(
    owner: string,
    token: (typeof solanaTestTokens)[number],
  ) {
    const program = programOf(token)
    const about = { owner, mint: token.address, program }
    const account = node.runtime.account(await associatedTokenAddress(about))
    return account && readTokenAccount(account.data)?.amount
  }

  /** A transaction is known at once; its outcome a little later. */
  const finalStatus = async (
    { kit }: Awaited<ReturnType<typeof setUpSolanaChain>>,
    hash: string,
  ) => {
    const status = () =>
      kit.stores.transactions
        .getState()
        .transactions.find((transaction) => transaction.hash === hash)?.status
    await expect
      .poll(status, { interval: 50, timeout: 10_000 })
      .toMatch(/final|reverted|dropped/)
    return status()
  }

  it('[R1.6] [R1.16] shows SOL and the tokens of both programs', async () => {
    const { kit } = await setUpSolanaChain(node, 4)
    const tokens = await getTokens(kit, getActiveAccount(kit))
    expect(
      tokens.map(({ balance, symbol }) => [
        symbol,
        formatAmount(balance.value, balance.decimals),
      ]),
    ).toEqual([
      ['SOL', '100'],
      ['HPASS', '25'],
      ['HUSD', '2500'],
      [`${coin.address.slice(0, 4)}…${coin.address.slice(-4)}`, '1000'],
    ])
  })

  it('[R1.6] [R1.10] sends 1.5 SOL, to the lamport', async () => {
    const setup = await setUpSolanaChain(node, 0)
    const { from, kit, lamports } = setup
    const to = newAddress()
    const before = lamports(from)
    const review = await reviewSend(kit, {
      draft: { amount: '1.5', receiver: to },
    })
    expect(review).toMatchObject({ amount: 1_500_000_000n, fee: signatureFee })
    const { hash } = await sendToken(kit, { review })
    expect(lamports(to)).toBe(1_500_000_000n)
    expect(before - lamports(from)).toBe(1_500_000_000n + signatureFee)
    expect(await finalStatus(setup, hash)).toBe('final')
  })

  it('[R1.6] [R1.10] sends 3 of a token without decimals, and makes the account', async () => {
    const setup = await setUpSolanaChain(node, 0)
    const { from, kit, lamports } = setup
    const to = newAddress()
    const before = lamports(from)
    const draft = { amount: '3', receiver: to, tokenAddress: pass.address }
    const review = await reviewSend(kit, { draft })
    expect(review.amount).toBe(3n)
    expect(review.fee).toBe(signatureFee)
    expect(review.accountRent).toBe(node.runtime.rentFor(165))
    const { hash } = await sendToken(kit, { review })
    expect(await heldBy(to, pass)).toBe(3n)
    expect(await heldBy(from, pass)).toBe(22n)
    expect(before - lamports(from)).toBe(review.fee + review.accountRent)
    expect(await finalStatus(setup, hash)).toBe('final')

    // The account is there now: no rent a second time.
    const again = await reviewSend(kit, { draft: { ...draft, amount: '1' } })
    expect(again).toMatchObject({ fee: signatureFee, accountRent: 0n })
    await sendToken(kit, { review: again })
    expect(await heldBy(to, pass)).toBe(4n)
  })

  it('[R1.6] sends tokens of Token-2022, with their longer accounts', async () => {
    const { from, kit, lamports } = await setUpSolanaChain(node, 1)
    const to = newAddress()
    const before = lamports(from)
    const review = await reviewSend(kit, {
      draft: { amount: '0.25', receiver: to, tokenAddress: coin.address },
    })
    expect(review.fee).toBe(signatureFee)
    expect(review.accountRent).toBe(node.runtime.rentFor(170))
    await sendToken(kit, { review })
    expect(await heldBy(to, coin)).toBe(250_000_000n)
    expect(before - lamports(from)).toBe(review.fee + review.accountRent)
  })

  it('[R1.6] leaves sending to a wallet that only signs what it sends', async () => {
    const { kit, lamports, wallet } = await setUpSolanaChain(node, 2, {
      onlySends: true,
      send: async (transaction) =>
        void node.runtime.send(transaction, { skipsPreflight: false }),
    })
    const to = newAddress()
    const review = await reviewSend(kit, {
      draft: { amount: '0.5', receiver: to },
    })
    await sendToken(kit, { review })
    expect(lamports(to)).toBe(500_000_000n)
    expect(wallet.calls.at(-1)).toMatchObject({
      feature: 'solana:signAndSendTransaction',
      inputs: [{ chain: 'solana:localnet' }],
    })
  })

  it('gathers a token from several accounts', async () => {
    const { from, kit } = await setUpSolanaChain(node, 4)
    const to = newAddress()
    const mint = dollar.address
    node.runtime.setAccount({
      address: newAddress(),
      data: writeTokenAccount({
        mint,
        owner: from,
        amount: 1_000_000n,
        isToken2022: false,
      }),
      executable: false,
      lamports: node.runtime.rentFor(165),
      program: tokenProgram,
    })
    const review = await reviewSend(kit, {
      draft: { amount: '2500.5', receiver: to, tokenAddress: mint },
    })
    await sendToken(kit, { review })
    expect(await heldBy(to, dollar)).toBe(2_500_500_000n)
  })

  it('pays what others pay for haste, and no more than was shown', async () => {
    let price = 50_000
    const setup = await setUpSolanaChain(node, 3, {
      async fetch(url, init) {
        const { id, method } = JSON.parse(String(init?.body))
        if (method !== 'getRecentPrioritizationFees')
          return await fetch(url, init)
        const result = [{ slot: 1, prioritizationFee: price }]
        return Response.json({ jsonrpc: '2.0', id, result })
      },
    })
    const { from, kit, lamports } = setup
    for (const token of [undefined, pass, coin]) {
      const before = lamports(from)
      const amount = token ? 1n : 1_000_000_000n
      const review = await reviewSend(kit, {
        draft: {
          amount: formatAmount(amount, token?.decimals ?? 9),
          receiver: newAddress(),
          tokenAddress: token?.address,
        },
      })
      expect(review.fee).toBeGreaterThan(signatureFee)
      price *= 10
      await sendToken(kit, { review })
      price /= 10
      const spent = before - lamports(from) - (token ? 0n : amount)
      expect(spent).toBe(review.fee + review.accountRent)
    }
  })

  it('follows what a node took though its answer was lost', async () => {
    const setup = await setUpSolanaChain(node, 3, {
      async fetch(url, init) {
        const answer = await fetch(url, init)
        const { method } = JSON.parse(String(init?.body))
        if (method === 'sendTransaction') throw new TypeError('lost')
        return answer
      },
    })
    const to = newAddress()
    const draft = { amount: '1', receiver: to }
    const review = await reviewSend(setup.kit, { draft })
    const { hash } = await sendToken(setup.kit, { review })
    expect(await finalStatus(setup, hash)).toBe('final')
    expect(setup.lamports(to)).toBe(1_000_000_000n)
  })

  it('tells a transfer that failed on the network as failed', async () => {
    const drain = async (owner: string) => {
      const program = tokenProgram
      const about = { owner, mint: pass.address, program }
      const address = await associatedTokenAddress(about)
      const account = node.runtime.account(address)
      if (account)
        node.runtime.setAccount({
          ...account,
          data: writeTokenAccount({ ...about, amount: 0n, isToken2022: false }),
        })
    }
    const setup = await setUpSolanaChain(node, 2, {
      onlySends: true,
      async send(transaction) {
        await drain(setup.from)
        node.runtime.send(transaction, { skipsPreflight: true })
      },
    })
    const to = newAddress()
    const review = await reviewSend(setup.kit, {
      draft: { amount: '3', receiver: to, tokenAddress: pass.address },
    })
    const { hash } = await sendToken(setup.kit, { review })
    expect(await finalStatus(setup, hash)).toBe('reverted')
    expect(await heldBy(to, pass)).toBe(undefined)
  })

  it('tells what is missing before anybody is asked', async () => {
    const { from, kit, lamports, wallet } = await setUpSolanaChain(node, 1)
    const before = wallet.calls.length
    const review = (amount: string, receiver: string, tokenAddress?: string) =>
      codeOf(reviewSend(kit, { draft: { amount, receiver, tokenAddress } }))
    const to = newAddress()
    expect(await review('1000', to)).toBe('INSUFFICIENT_FUNDS')
    // A new account must hold its rent, and an old one that or nothing.
    expect(await review('0.0000001', to)).toBe('INVALID_AMOUNT')
    const most = lamports(from) - signatureFee
    expect(await review(formatAmount(most + 1n, 9), to)).toBe(
      'INSUFFICIENT_FUNDS_FOR_FEE',
    )
    expect(await review(formatAmount(most - 1n, 9), to)).toBe(
      'INSUFFICIENT_FUNDS_FOR_FEE',
    )
    expect(await review(formatAmount(most, 9), to)).toBe('none')
    expect(await review('3', pass.address, pass.address)).toBe(
      'TRANSFER_IMPOSSIBLE',
    )
    expect(wallet.calls).toHaveLength(before)
  })

  it('sends nothing when a node serves another chain', async () => {
    const { capabilities, from, network, wallet } = await setUpSolanaChain(
      node,
      1,
      {
        reference: 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
        chains: ['solana:devnet'],
      },
    )
    const preparing = capabilities.prepareSend({
      network,
      request: {
        namespace: 'solana',
        networkId: network.caipNetworkId,
        from,
        to: newAddress(),
        token: { type: 'native', symbol: 'SOL', decimals: 9 },
        amount: 1n,
      },
      signal: new AbortController().signal,
    })
    expect(await codeOf(preparing)).toBe('RPC_WRONG_CHAIN')
    expect(wallet.prompts()).toBe(1)
  })

  it('sends nothing that the wallet has made something else of', async () => {
    const { kit, lamports, wallet } = await setUpSolanaChain(node, 1)
    const [to, thief] = [newAddress(), newAddress()]
    const reviewOf = (receiver: string) =>
      reviewSend(kit, { draft: { amount: '1', receiver } })
    const stolen = await reviewOf(thief)
    await sendToken(kit, { review: stolen })
    const sent = wallet.calls.at(-1)?.inputs[0] as { transaction: Uint8Array }
    wallet
      .next('solana:signTransaction')
      .answer([{ signedTransaction: sent.transaction.fill(7, 1, 65) }])
    const review = await reviewOf(to)
    expect(await codeOf(sendToken(kit, { review }))).toBe('REVIEW_CHANGED')
    expect(lamports(to)).toBe(0n)
    expect(lamports(thief)).toBe(1_000_000_000n)
  })

  it('[R8.30] tells that the owner declined', async () => {
    const { kit, lamports, wallet } = await setUpSolanaChain(node, 1)
    const to = newAddress()
    const draft = { amount: '1', receiver: to }
    const review = await reviewSend(kit, { draft })
    wallet.next('solana:signTransaction').reject(4001)
    expect(await codeOf(sendToken(kit, { review }))).toBe('USER_REJECTED')
    expect(lamports(to)).toBe(0n)
  })
})
