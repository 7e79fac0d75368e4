import { ed25519 } from '@noble/curves/ed25519.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readTokenAccount } from '../../../../../../devstack/services/solana/tokenState.js'
import {
  makeTestToken,
  testExtensions,
} from '../../../../../../devstack/testing/makeTestToken.js'
import {
  startTestSolana,
  type TestSolana,
} from '../../../../../../devstack/testing/startTestSolana.js'
import { reviewSend } from '../../../actions/transfer/reviewSend.js'
import { sendToken } from '../../../actions/transfer/sendToken.js'
import { encodeBase58 } from '../../../encoding/base58.js'
import type { KitError } from '../../../errors/KitError.js'
import { codeOf } from '../../../testing/codeOf.js'
import { setUpSolanaChain } from '../../../testing/solana/setUpSolanaChain.js'
import { tokenProgram } from '../chain/tokenPrograms.js'
import { buildTransfer } from './buildTransfer.js'

type Token = Parameters<typeof makeTestToken>[1]

const signatureFee = 5_000n
const unlimited = (1n << 64n) - 1n
const million = 1_000_000n
const newAddress = () =>
  encodeBase58(ed25519.getPublicKey(ed25519.utils.randomPrivateKey()))
const fee = (basisPoints: number, maximum = unlimited, epoch = 0n) => ({
  ...{ basisPoints, maximum, epoch },
})
const onePerCent = testExtensions.transferFee(fee(100), fee(100))

/** A node at a time when others pay for haste. */
const hasty: typeof globalThis.fetch = async (url, init) => {
  const { id, method } = JSON.parse(String(init?.body))
  if (method !== 'getRecentPrioritizationFees') return await fetch(url, init)
  const result = [{ slot: 1, prioritizationFee: 50_000 }]
  return Response.json({ jsonrpc: '2.0', id, result })
}

describe('tokens that do more than move', () => {
  let node: TestSolana
  beforeAll(async () => {
    node = await startTestSolana()
  })
  afterAll(() => node.stop())

  const heldAt = (place: string) => {
    const account = node.runtime.account(place)
    return account && readTokenAccount(account.data)?.amount
  }

  /** A kit, and a token of which its account has 50. */
  async function setUp(
    token: Partial<Token> = {},
    options: Parameters<typeof setUpSolanaChain>[2] = {},
  ) {
    const setup = await setUpSolanaChain(node, 3, options)
    const holdings = token.holdings ?? [
      { owner: setup.from, amount: 50n * million },
    ]
    const made = await makeTestToken(node, { ...token, holdings })
    const review = (amount: string, receiver: string) =>
      reviewSend(setup.kit, {
        draft: { amount, receiver, tokenAddress: made.mint },
      })
    const refusal = (receiver: string) =>
      review('1', receiver).then(
        () => 'none',
        (error: KitError<'TRANSFER_IMPOSSIBLE'>) => error.context.reason,
      )
    /** What the chain makes of the transfer that the kit will not make. */
    const simulate = async (to: string) => {
      const { mint, placeOf, program } = made
      const destination = await placeOf(to)
      const { hash, lastValidSlot } = node.runtime.latestBlockhash()
      const bytes = buildTransfer(
        {
          namespace: 'solana',
          networkId: setup.network.caipNetworkId,
          from: setup.from,
          to,
          token: { type: 'token', address: mint, symbol: '', decimals: 6 },
          amount: million,
        },
        {
          way: {
            ...{ type: 'token', program, destination },
            isDestinationNew: node.runtime.account(destination) === undefined,
            sources: [{ address: await placeOf(setup.from), amount: million }],
          },
          ...{ rent: 0n, unitLimit: 0, unitPrice: 0n },
          ...{ arriving: million, isContract: false, cautions: [] },
        },
        { hash, lastBlock: BigInt(lastValidSlot) },
      )
      return node.runtime.simulate(bytes, {
        ...{ verifies: false, anyBlockhash: true },
      }).error
    }
    return { ...setup, ...made, review, refusal, simulate }
  }

  it.each([
    ['1 %', onePerCent, '12.5', 12_375_000n],
    ['a rounded part', onePerCent, '0.000101', 99n],
    [
      'at most 5 units',
      testExtensions.transferFee(fee(100), fee(100, 5n)),
      '12.5',
      12_499_995n,
    ],
    [
      'what holds now, not what will',
      testExtensions.transferFee(fee(200), fee(5_000, unlimited, 900n)),
      '10',
      9_800_000n,
    ],
    [
      'nothing yet',
      testExtensions.transferFee(fee(0), fee(5_000, unlimited, 900n)),
      '10',
      10_000_000n,
    ],
  ])(
    'shows what arrives when the token keeps %s, and that arrives',
    async (_, extension, amount, arriving) => {
      const { from, kit, lamports, placeOf, review } = await setUp({
        extensions: [extension],
      })
      const to = newAddress()
      const before = lamports(from)
      const reviewed = await review(amount, to)
      expect(reviewed.arriving).toBe(arriving)
      expect(reviewed.cautions.map(({ type }) => type)).toEqual(
        arriving === reviewed.amount
          ? ['firstTime']
          : ['transferFee', 'firstTime'],
      )
      await sendToken(kit, { review: reviewed })
      expect(heldAt(await placeOf(to))).toBe(arriving)
      expect(heldAt(await placeOf(from))).toBe(50n * million - reviewed.amount)
      expect(before - lamports(from)).toBe(reviewed.fee + reviewed.accountRent)
      expect(reviewed.accountRent).toBe(node.runtime.rentFor(170 + 4 + 8))
    },
  )

  it('counts the fee of each account that a token is gathered from', async () => {
    const { from, kit, placeOf, review, hold } = await setUp({
      extensions: [onePerCent],
    })
    await hold({ owner: from, amount: 77n, place: newAddress() })
    const to = newAddress()
    // 1 % of 50,000,000 and of 77, each rounded up.
    const reviewed = await review('50.000077', to)
    expect(reviewed.arriving).toBe(50_000_077n - 500_000n - 1n)
    await sendToken(kit, { review: reviewed })
    expect(heldAt(await placeOf(to))).toBe(reviewed.arriving)
  })

  it('keeps nothing of what goes to the account that it comes from', async () => {
    const { from, kit, placeOf, review } = await setUp({
      extensions: [onePerCent],
    })
    const reviewed = await review('10', from)
    expect(reviewed.arriving).toBe(10n * million)
    await sendToken(kit, { review: reviewed })
    expect(heldAt(await placeOf(from))).toBe(50n * million)
  })

  it('sends nothing when less would arrive than was shown', async () => {
    const { kit, placeOf, review, setMint, wallet } = await setUp({
      extensions: [onePerCent],
    })
    const to = newAddress()
    const reviewed = await review('10', to)
    const prompts = wallet.prompts()
    setMint([testExtensions.transferFee(fee(101), fee(101))])
    expect(await codeOf(sendToken(kit, { review: reviewed }))).toBe(
      'REVIEW_CHANGED',
    )
    expect(wallet.prompts()).toBe(prompts)
    expect(heldAt(await placeOf(to))).toBe(undefined)
  })

  it('the network itself refuses a fee that rises once the wallet signs', async () => {
    const setMints: (() => void)[] = []
    const { kit, placeOf, review, setMint } = await setUp(
      { extensions: [onePerCent] },
      {
        onlySends: true,
        async send(transaction) {
          for (const change of setMints) change()
          node.runtime.send(transaction, { skipsPreflight: true })
        },
      },
    )
    setMints.push(() =>
      setMint([testExtensions.transferFee(fee(900), fee(900))]),
    )
    const to = newAddress()
    await sendToken(kit, { review: await review('10', to) })
    expect(heldAt(await placeOf(to))).toBe(undefined)
  })

  it('sends nothing when an account has to be made that was there', async () => {
    const { kit, hold, placeOf, review } = await setUp()
    const to = newAddress()
    await hold({ owner: to, amount: 0n })
    const reviewed = await review('1', to)
    expect(reviewed).toMatchObject({ fee: signatureFee, accountRent: 0n })
    const place = await placeOf(to)
    const account = node.runtime.account(place)
    if (account)
      node.runtime.setAccount({
        ...{ address: place, lamports: 0n, executable: false },
        ...{ program: '11111111111111111111111111111111' },
        data: new Uint8Array(),
      })
    expect(await codeOf(sendToken(kit, { review: reviewed }))).toBe(
      'REVIEW_CHANGED',
    )
  })

  it('tells what whoever issues a token can do, and sends it', async () => {
    for (const [extension, type] of [
      [testExtensions.permanentDelegate(newAddress()), 'permanentDelegate'],
      [testExtensions.pausable(false), 'pausable'],
    ] as const) {
      const { kit, placeOf, review } = await setUp({ extensions: [extension] })
      const to = newAddress()
      const reviewed = await review('1', to)
      expect(reviewed.cautions).toEqual([{ type }, { type: 'firstTime' }])
      await sendToken(kit, { review: reviewed })
      expect(heldAt(await placeOf(to))).toBe(million)
    }
  })

  const nobody = '11111111111111111111111111111111'
  it.each([
    ['a delegate that is nobody', testExtensions.permanentDelegate(nobody)],
    ['a hook that calls nothing', testExtensions.transferHook(nobody)],
    ['accounts that start open', testExtensions.startsOpen],
  ])('says nothing of %s', async (_, extension) => {
    const { kit, placeOf, review } = await setUp({ extensions: [extension] })
    const to = newAddress()
    const reviewed = await review('1', to)
    expect(reviewed.cautions).toEqual([{ type: 'firstTime' }])
    await sendToken(kit, { review: reviewed })
    expect(heldAt(await placeOf(to))).toBe(million)
  })

  it.each([
    ['notTransferable', testExtensions.notTransferable],
    ['paused', testExtensions.pausable(true)],
    ['programDecides', testExtensions.transferHook(newAddress())],
    ['receiverFrozen', testExtensions.startsFrozen],
  ] as const)('refuses what certainly fails: %s', async (reason, extension) => {
    const { from, hold, refusal, simulate, wallet } = await setUp({
      extensions: [extension],
    })
    // Accounts of such a token say so themselves.
    if (reason === 'notTransferable')
      await hold({
        ...{ owner: from, amount: 50n * million },
        extensions: [testExtensions.boundAccount],
      })
    const prompts = wallet.prompts()
    const to = newAddress()
    expect(await refusal(to)).toBe(reason)
    expect(wallet.prompts()).toBe(prompts)
    // It does fail, and the same without the extension does not.
    expect(await simulate(to)).not.toBe(null)
    expect(await (await setUp()).simulate(to)).toBe(null)
  })

  it.each([true, false])(
    'refuses to send from and to what is frozen (Token-2022: %s)',
    async (isToken2022) => {
      const { from, hold, refusal, simulate } = await setUp({ isToken2022 })
      const to = newAddress()
      await hold({ owner: to, amount: 0n, isFrozen: true })
      expect(await refusal(to)).toBe('receiverFrozen')
      expect(await simulate(to)).not.toBe(null)
      await hold({ owner: from, amount: 50n * million, isFrozen: true })
      expect(await refusal(newAddress())).toBe('frozen')
      expect(await simulate(newAddress())).not.toBe(null)
    },
  )

  it('takes a token from the accounts that are not frozen', async () => {
    const { from, hold, kit, placeOf, review } = await setUp()
    await hold({ owner: from, amount: 50n * million, isFrozen: true })
    await hold({ owner: from, amount: 2n * million, place: newAddress() })
    const to = newAddress()
    await sendToken(kit, { review: await review('2', to) })
    expect(heldAt(await placeOf(to))).toBe(2n * million)
    expect(await codeOf(review('60', to))).toBe('INSUFFICIENT_FUNDS')
  })

  it('an account that starts frozen and was released gets it', async () => {
    const { hold, kit, placeOf, review } = await setUp({
      extensions: [testExtensions.startsFrozen],
    })
    const to = newAddress()
    await hold({ owner: to, amount: 0n })
    await sendToken(kit, { review: await review('1', to) })
    expect(heldAt(await placeOf(to))).toBe(million)
  })

  it('refuses a receiver that takes nothing without a memo', async () => {
    const { hold, refusal, simulate } = await setUp()
    const to = newAddress()
    const { memoRequired, memoWelcome } = testExtensions
    await hold({ owner: to, amount: 0n, extensions: [memoRequired] })
    expect(await refusal(to)).toBe('memoRequired')
    expect(await simulate(to)).not.toBe(null)
    await hold({ owner: to, amount: 0n, extensions: [memoWelcome] })
    expect(await refusal(to)).toBe('none')
    expect(await simulate(to)).toBe(null)
  })

  it('refuses mints and accounts of any token as receivers', async () => {
    const { from, mint, placeOf, refusal } = await setUp()
    const other = await setUp({ isToken2022: false })
    for (const receiver of [
      mint,
      other.mint,
      await placeOf(from),
      await other.placeOf(from),
    ])
      expect(await refusal(receiver)).toBe('receiverIsToken')
  })

  it('warns of receivers without a key, with an account or not', async () => {
    const { from, kit, placeOf, review } = await setUp()
    // Off the curve: what programs derive. Nobody has been there.
    const derived = await placeOf(newAddress())
    const typesOf = ({ cautions }: Awaited<ReturnType<typeof review>>) =>
      cautions.map(({ type }) => type)
    const sol = (receiver: string) =>
      reviewSend(kit, { draft: { amount: '1', receiver } })
    expect(typesOf(await sol(derived))).toEqual(['keyless', 'firstTime'])
    expect(typesOf(await review('1', derived))).toEqual([
      'keyless',
      'firstTime',
    ])
    await sendToken(kit, { review: await sol(derived) })
    expect(typesOf(await review('1', derived))).toEqual(['keyless'])
    // The place of somebody's tokens takes SOL, and only a program moves it.
    expect(typesOf(await sol(await placeOf(from)))).toEqual([
      'keyless',
      'firstTime',
    ])
    expect(typesOf(await sol(newAddress()))).toEqual(['firstTime'])
  })

  it('takes any program for a grave, and the incinerator', async () => {
    const { kit, review } = await setUp()
    for (const receiver of [
      'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
      tokenProgram,
      '1nc1nerator11111111111111111111111111111111',
    ])
      for (const looking of [
        reviewSend(kit, { draft: { amount: '1', receiver } }),
        review('1', receiver),
      ])
        expect((await looking).cautions[0]).toEqual({ type: 'burn' })
  })

  it('refuses SOL for the programs that move it, and warns of tokens for them', async () => {
    const { kit, review } = await setUp({}, { fetch: hasty })
    for (const receiver of [
      '11111111111111111111111111111111',
      'ComputeBudget111111111111111111111111111111',
    ]) {
      const looking = reviewSend(kit, { draft: { amount: '1', receiver } })
      await expect(looking).rejects.toMatchObject({
        code: 'TRANSFER_IMPOSSIBLE',
        context: { reason: 'receiverIsProgram' },
      })
      expect((await review('1', receiver)).cautions[0]).toEqual({
        type: 'burn',
      })
    }
  })

  it('has room for the fee of a token where others pay for haste', async () => {
    const { from, kit, lamports, placeOf, review } = await setUp(
      { extensions: [onePerCent, testExtensions.pausable(false)] },
      { fetch: hasty },
    )
    const to = newAddress()
    for (const held of [1n, 2n]) {
      const before = lamports(from)
      const reviewed = await review('1', to)
      expect(reviewed.fee).toBeGreaterThan(signatureFee)
      await sendToken(kit, { review: reviewed })
      expect(heldAt(await placeOf(to))).toBe(held * reviewed.arriving)
      expect(before - lamports(from)).toBe(reviewed.fee + reviewed.accountRent)
    }
  })
})
