import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  testAccounts,
  testTokens,
} from '../../../../../../devstack/addresses.js'
import {
  startTestChain,
  type TestChain,
} from '../../../../../../devstack/testing/startTestChain.js'
import type { Network } from '../../../entities/network/network.js'
import { setUpChain } from '../../../testing/setUpChain.js'

const [from, to] = testAccounts
const [htk] = testTokens

describe('following a transaction on a chain', () => {
  let chain: TestChain
  beforeAll(async () => {
    chain = await startTestChain({ chainId: 31337, multicall: false })
  }, 60_000)
  afterAll(() => chain?.stop())

  const setUp = (changes: Partial<Network>) =>
    setUpChain(chain, { id: 31337, multicall: false }, changes)

  /** Follows it; `until` lets time pass until it says something. */
  function follow(hash: string, changes: Partial<Network> = {}) {
    const { asked, capabilities, clock, network, signal } = setUp(changes)
    const statuses: string[] = []
    const over = capabilities.watchTransaction({
      network,
      transaction: { from, hash, status: 'pending', sentAt: clock.now() },
      isTaken: () => false,
      onChange: ({ status }) => status && statuses.push(status),
      signal,
    })
    const until = async (status: string) => {
      await expect
        .poll(
          async () => {
            await clock.advance(1_000)
            return statuses.at(-1)
          },
          { interval: 20 },
        )
        .toBe(status)
    }
    /** Until the node has told the transaction's place in the queue. */
    const known = () =>
      expect
        .poll(() => asked.has('eth_getTransactionCount'), { interval: 10 })
        .toBe(true)
    return { known, over, statuses, until }
  }
  const send = async (transaction: object) =>
    String(
      await chain.request('eth_sendTransaction', [
        { from, to, value: '0x1', ...transaction },
      ]),
    )
  const withoutMining = async (run: () => Promise<void>) => {
    await chain.request('evm_setAutomine', [false])
    try {
      await run()
    } finally {
      await chain.request('evm_setAutomine', [true])
      await chain.request('evm_mine')
    }
  }

  it('until it is final', async () => {
    const { over, statuses, until } = follow(await send({}))
    await until('final')
    await over
    expect(statuses).toEqual(['included', 'final'])
  })

  it('through as many blocks as the network wants', async () => {
    const { over, statuses, until } = follow(await send({}), {
      confirmations: 3,
    })
    await until('included')
    await chain.request('anvil_mine', ['0x2'])
    await until('final')
    await over
    expect(statuses).toEqual(['included', 'final'])
  })

  it('that reverts', async () => {
    const data = `0xa9059cbb${to.slice(2).padStart(64, '0')}${'f'.repeat(64)}`
    const { over, statuses, until } = follow(
      await send({ to: htk.address, value: '0x0', data, gas: '0x30000' }),
    )
    await until('reverted')
    await over
    expect(statuses).toEqual(['reverted'])
  })

  it('F-10 that another one replaces', async () => {
    await withoutMining(async () => {
      const nonce = await chain.request('eth_getTransactionCount', [
        from,
        'pending',
      ])
      const hash = await send({ nonce, gasPrice: '0x77359400' })
      const { known, statuses, until } = follow(hash)
      await known()
      await send({ nonce, gasPrice: '0x174876e800', value: '0x2' })
      await chain.request('evm_mine')
      await until('replaced')
      expect(statuses).toEqual(['replaced'])
    })
  })

  it('F-10 that a reorg takes back', async () => {
    const snapshot = await chain.request('evm_snapshot')
    const same = { gas: '0x5208', gasPrice: '0x174876e800' }
    const hash = await send(same)
    const { over, statuses, until } = follow(hash, { confirmations: 3 })
    await until('included')
    await chain.request('evm_revert', [snapshot])
    await until('pending')
    expect(await send(same)).toBe(hash)
    await chain.request('anvil_mine', ['0x3'])
    await until('final')
    await over
    expect(statuses).toEqual(['included', 'pending', 'included', 'final'])
  })
})
