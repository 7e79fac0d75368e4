import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testAccounts } from '../../../../../../devstack/addresses.js'
import {
  startTestChain,
  type TestChain,
} from '../../../../../../devstack/testing/startTestChain.js'
import type { TransactionChange } from '../../../entities/transfer/transaction.js'
import type {
  Capabilities,
  FollowedTransaction,
} from '../../../ports/NamespaceAdapter.js'
import { setUpChain } from '../../../testing/setUpChain.js'

const [from, to, other] = testAccounts
const amount = 123_456_789n

describe('a transfer that nobody has told about', () => {
  let chain: TestChain
  beforeAll(async () => {
    chain = await startTestChain({ chainId: 31337, multicall: false })
  }, 60_000)
  afterAll(() => chain?.stop())

  const send = async (transaction: object = {}) =>
    String(
      await chain.request('eth_sendTransaction', [
        { from, to, value: `0x${amount.toString(16)}`, ...transaction },
      ]),
    )
  const nextNonce = async () =>
    await chain.request('eth_getTransactionCount', [from, 'pending'])

  /** Notes what the kit notes before it asks a wallet. */
  async function note(): Promise<Record<string, string>> {
    const [count, block] = await Promise.all([
      chain.request('eth_getTransactionCount', [from, 'latest']),
      chain.request('eth_blockNumber'),
    ])
    return {
      countBefore: `${BigInt(String(count))}`,
      blockBefore: `${BigInt(String(block))}`,
    }
  }

  function follow(
    transaction: Partial<FollowedTransaction>,
    isTaken: Parameters<Capabilities['watchTransaction']>[0]['isTaken'] = () =>
      false,
  ) {
    const { capabilities, clock, network, signal } = setUpChain(chain, {
      id: 31337,
      multicall: false,
    })
    const state: TransactionChange = {}
    const statuses: (string | undefined)[] = []
    void capabilities
      .watchTransaction({
        network,
        transaction: {
          from,
          status: transaction.hash === undefined ? 'unknown' : 'pending',
          sentAt: clock.now(),
          transfer: { to, amount },
          ...transaction,
        },
        isTaken,
        onChange(change) {
          Object.assign(state, change)
          if (change.status) statuses.push(change.status)
        },
        signal,
      })
      .catch(() => undefined)
    const until = (status: string) =>
      expect
        .poll(
          async () => {
            await clock.advance(2_000)
            return state.status
          },
          { interval: 20 },
        )
        .toBe(status)
    return { clock, state, statuses, until }
  }

  it('is found among what the account has sent since', async () => {
    const trace = await note()
    const { state, until } = follow({ trace })
    await send({ value: '0x1' })
    await send({ to: other })
    const hash = await send()
    await send({ value: '0x2' })
    await until('final')
    expect(state.hash).toBe(hash)
    expect(state.replacedBy).toBe(undefined)
  })

  it('is found without any note, when no node answered before', async () => {
    const hash = await send()
    const earlier = follow({ sentAt: Date.now() + 600_000 })
    await earlier.clock.advance(60_000)
    expect(earlier.state.status).toBe(undefined)
    const { state, until } = follow({ sentAt: Date.now() - 10_000 }, (taken) =>
      Boolean(taken !== hash),
    )
    await until('final')
    expect(state.hash).toBe(hash)
  })

  it('is not taken for one that belongs to another transfer', async () => {
    const trace = await note()
    const [first, second] = [await send(), await send()]
    const { state, until } = follow({ trace }, (hash) => hash === first)
    await until('final')
    expect(state.hash).toBe(second)
  })

  it.each([
    ['of the same account', from],
    ['of anybody', other],
  ])(
    'is not a transaction %s that was in a block before the wallet was asked',
    async (_, sender) => {
      const older = await send({ from: sender })
      await chain.request('evm_mine')
      const trace = await note()
      const { state, statuses, until } = follow({ trace, hash: older })
      await until('unseen')
      expect(statuses).toEqual(['unseen'])
      const hash = await send()
      await until('final')
      expect(state.replacedBy).toBe(hash)
    },
  )

  it('is itself where its block was undone and made again further down', async () => {
    const { countBefore, blockBefore } = await note()
    const hash = await send()
    const trace = {
      countBefore: `${countBefore}`,
      blockBefore: `${BigInt(blockBefore ?? 0) + 2n}`,
    }
    const { state, until } = follow({ trace, hash })
    await until('final')
    expect(state.replacedBy).toBe(undefined)
  })

  it('stays unknown while nothing was sent', async () => {
    const trace = await note()
    const { clock, state } = follow({ trace })
    await send({ value: '0x3' })
    await clock.advance(60 * 60_000)
    expect(state).toEqual({})
  })

  const withoutMining = async (run: () => Promise<void>) => {
    await chain.request('evm_setAutomine', [false])
    try {
      await run()
    } finally {
      await chain.request('evm_setAutomine', [true])
      await chain.request('evm_mine')
    }
  }
  const slow = { gasPrice: '0x77359400' }
  const fast = { gasPrice: '0x174876e800' }

  it('is told as sped up when the wallet sent the same for more', async () => {
    await withoutMining(async () => {
      const trace = await note()
      const nonce = await nextNonce()
      const hash = await send({ nonce, ...slow })
      const { state, statuses, until } = follow({ hash, trace })
      await expect.poll(() => state.trace?.nonce).toBeDefined()
      const newer = await send({ nonce, ...fast })
      await chain.request('evm_mine')
      await until('final')
      expect(state).toMatchObject({ hash, replacedBy: newer })
      expect(statuses).not.toContain('replaced')
    })
  })

  it('is told as sped up when the node never saw the first one', async () => {
    const trace = await note()
    const newer = await send()
    const hash = `0x${'77'.repeat(32)}`
    const { state, until } = follow({ hash, trace })
    await until('final')
    expect(state).toMatchObject({ hash, replacedBy: newer })
  })

  it('is not taken for one like it that the site sent by itself, whose place is its own', async () => {
    const trace = await note()
    const sites = await send()
    const { clock, state, until } = follow(
      { hash: `0x${'77'.repeat(32)}`, trace },
      (hash, about) => hash === sites && !about?.isSamePlace,
    )
    await until('unseen')
    await clock.advance(60 * 60_000)
    expect(state).toEqual({ status: 'unseen' })
  })

  it('is sped up by what the site told of, if that has its place', async () => {
    await withoutMining(async () => {
      const nonce = await nextNonce()
      const hash = await send({ nonce, ...slow })
      const told = new Set<string>()
      const { state, until } = follow(
        { hash, trace: await note() },
        (other, about) => told.has(other) && !about?.isSamePlace,
      )
      await expect.poll(() => state.trace?.nonce).toBeDefined()
      const newer = await send({ nonce, ...fast })
      told.add(newer)
      await chain.request('evm_mine')
      await until('final')
      expect(state).toMatchObject({ hash, replacedBy: newer })
    })
  })

  it('is dropped when the wallet cancelled it, and only then', async () => {
    await withoutMining(async () => {
      const trace = await note()
      const nonce = await nextNonce()
      const hash = await send({ nonce, ...slow })
      const { state, until } = follow({ hash, trace })
      await expect.poll(() => state.trace?.nonce).toBeDefined()
      const newer = await send({ nonce, ...fast, to: from, value: '0x0' })
      await chain.request('evm_mine')
      await until('dropped')
      expect(state.replacedBy).toBe(newer)
    })
  })

  it.each(['dropped', 'replaced'] as const)(
    'that was %s stays so for a later visit, although what took its place is in a block',
    async (status) => {
      const hash = `0x${'77'.repeat(32)}`
      const trace = await note()
      const replacedBy = await send({ to: from, value: '0x0' })
      const known = { hash, replacedBy, trace }
      const visit = follow({ ...known, status })
      const spedUp = follow({ ...known, status: 'included' })
      await expect
        .poll(async () => {
          for (const { clock } of [visit, spedUp]) await clock.advance(2_000)
          return spedUp.statuses
        })
        .toContain('final')
      expect(visit.statuses).toEqual([])
      expect(visit.state.replacedBy).toBeUndefined()
    },
  )

  it('of whoever else sent it, the nonce is not looked at', async () => {
    await withoutMining(async () => {
      const hash = await send({ from: other, to, gas: '0x5208' })
      // The site says that it is the account's, which has sent more.
      const told = follow({ hash, transfer: undefined })
      const own = follow({ hash, transfer: undefined, from: other })
      await expect.poll(() => own.state.trace?.nonce).toBeDefined()
      await told.clock.advance(2_000)
      expect(told.state.trace?.nonce).toBeUndefined()
      await chain.request('evm_mine')
      await told.until('final')
      expect(told.statuses).toEqual(['included', 'final'])
    })
  })

  it('is replaced when the wallet sent something else in its place', async () => {
    await withoutMining(async () => {
      const trace = await note()
      const nonce = await nextNonce()
      const hash = await send({ nonce, ...slow })
      const { state, until } = follow({ hash, trace })
      await expect.poll(() => state.trace?.nonce).toBeDefined()
      const newer = await send({ nonce, ...fast, value: '0x7' })
      await chain.request('evm_mine')
      await until('replaced')
      expect(state.replacedBy).toBe(newer)
    })
  })
})
