import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testAccounts, testTokens } from '../../../../../devstack/addresses.js'
import {
  startTestChain,
  type TestChain,
} from '../../../../../devstack/testing/startTestChain.js'
import type { Network } from '../../entities/network/network.js'
import { setUpChain } from '../../testing/setUpChain.js'

const [from, to] = testAccounts
const [htk, husd] = testTokens
const ether = 10n ** 18n
const ignore = () => undefined

describe.each([
  { name: 'with Multicall3', chainId: 31337, multicall: true },
  { name: 'without Multicall3', chainId: 31338, multicall: false },
])('on a chain $name', ({ chainId, multicall }) => {
  let chain: TestChain
  beforeAll(async () => {
    chain = await startTestChain({ chainId, multicall })
  }, 60_000)
  afterAll(() => chain?.stop())

  const setUp = (changes: Partial<Network> = {}) =>
    setUpChain(chain, { id: chainId, multicall }, changes)

  /** The node answers before it has mined. */
  const mined = ({ hash }: { readonly hash: string }) =>
    expect
      .poll(() => chain.request('eth_getTransactionReceipt', [hash]), {
        interval: 10,
      })
      .toMatchObject({ status: '0x1' })

  it('[R1.16] reads what an account holds', async () => {
    const { balanceOf, tokensOf } = setUp()
    expect(await balanceOf(testAccounts[9])).toBe(10_000n * ether)
    expect(await tokensOf(testAccounts[9])).toEqual({
      ETH: '10000',
      HTK: '1000',
      HUSD: '2500',
    })
  })

  it('[R1.16] leaves out a token that is no contract', async () => {
    const tokens = [{ ...htk, address: testAccounts[8] }, husd]
    const { tokensOf } = setUp({ tokens })
    expect(await tokensOf(testAccounts[9])).toEqual({
      ETH: '10000',
      HUSD: '2500',
    })
  })

  it('estimates what is enough, and knows a contract', async () => {
    const { capabilities, network, request, signal } = setUp()
    const plain = await capabilities.prepareSend({
      network,
      request: request(ether),
      signal,
    })
    expect(plain.fee).toBeGreaterThan(0n)
    expect(plain.fee).toBeLessThan(ether / 100n)
    expect(plain.isContract).toBe(false)
    const token = await capabilities.prepareSend({
      network,
      request: {
        ...request(1n, { type: 'token', ...htk }),
        to: husd.address,
      },
      signal,
    })
    expect(token.fee).toBeGreaterThan(plain.fee)
    expect(token.isContract).toBe(true)
  })

  it('names the fee of a whole balance', async () => {
    const { balanceOf, capabilities, network, request, signal } = setUp()
    const { fee } = await capabilities.prepareSend({
      network,
      request: request(await balanceOf(from)),
      signal,
    })
    expect(fee).toBeGreaterThan(0n)
  })

  it('F-09 refuses a node of another chain before money moves', async () => {
    const { capabilities, request, signal } = setUp()
    const network = setUp({ id: 1, caipNetworkId: 'eip155:1' }).network
    const wrong = { ...network, id: 1, caipNetworkId: 'eip155:1' } as const
    const preparing = capabilities.prepareSend({
      network: wrong,
      request: { ...request(1n), networkId: 'eip155:1' },
      signal,
    })
    await expect(preparing).rejects.toMatchObject({ code: 'RPC_WRONG_CHAIN' })
  })

  it('[R1.10] moves 0.25 ether, to the wei, for no more than was said', async () => {
    const { balanceOf, capabilities, connector, network, request, signal } =
      setUp()
    const before = [await balanceOf(from), await balanceOf(to)] as const
    const quarter = request(ether / 4n)
    const { fee } = await capabilities.prepareSend({
      network,
      request: quarter,
      signal,
    })
    await mined(
      await capabilities.sendToken({
        network,
        connector,
        onAsk: ignore,
        onSigned: () => true,
        request: quarter,
        signal,
      }),
    )
    expect((await balanceOf(to)) - before[1]).toBe(ether / 4n)
    const paid = before[0] - (await balanceOf(from)) - ether / 4n
    expect(paid).toBeGreaterThan(0n)
    expect(paid).toBeLessThanOrEqual(fee)
  })

  it('[R1.10] moves 12.5 of a token with 6 decimals', async () => {
    const { capabilities, connector, network, request, signal, tokensOf } =
      setUp()
    await mined(
      await capabilities.sendToken({
        network,
        connector,
        onAsk: ignore,
        onSigned: () => true,
        request: request(12_500_000n, { type: 'token', ...husd }),
        signal,
      }),
    )
    expect((await tokensOf(from)).HUSD).toBe('2487.5')
    expect((await tokensOf(to)).HUSD).toBe('2512.5')
  })

  it('F-11 names the reason when the account cannot pay', async () => {
    const { balanceOf, capabilities, connector, network, request, signal } =
      setUp()
    const sending = capabilities.sendToken({
      network,
      connector,
      onAsk: ignore,
      onSigned: () => true,
      request: request((await balanceOf(from)) + ether),
      signal,
    })
    await expect(sending).rejects.toMatchObject({
      code: expect.stringMatching(/^INSUFFICIENT_FUNDS/),
    })
  })
})
