import { expect, test } from 'vitest'
import { kitProvider } from '../../bridges/evm/kitProvider.js'
import type { WalletConnectSession } from '../../ports/WalletConnectClient.js'
import { setUpPhone } from '../../testing/walletConnect/setUpPhone.js'

const junk = [
  ...['eip155:abc', 'eip155:1e3', 'eip155:-1', 'eip155:0', 'eip155: 1'],
  ...['eip155:0x1', `eip155:${'9'.repeat(200)}`, 'abc', '1e3', '-1', '0'],
  ...['0x0', '', ' 1', -1, 0, 1.5, Number.NaN, 2 ** 60, null, {}, []],
  ...['solana:abc', `0x${'f'.repeat(16)}`, '9'.repeat(20)],
]

async function setUp(session: Partial<WalletConnectSession> = {}) {
  const phones = setUpPhone()
  await phones.pair(session)
  const reported: unknown[] = []
  phones.provider().on('chainChanged', (chain) => reported.push(chain))
  const say = (data: unknown, chainId = 'eip155:31337') =>
    phones.phone.emit({
      type: 'sessionEvent',
      topic: 'session-topic-1',
      chainId: chainId as 'eip155:31337',
      name: 'chainChanged',
      data,
    })
  return { ...phones, say, reported }
}

test.each(junk.map((data) => [data]))(
  'a phone that says it went to %j stays where it was',
  async (data) => {
    const { connected, kit, provider, say, reported } = await setUp()
    say(data)
    say(data, String(data))
    expect(connected()?.caipNetworkId).toBe('eip155:31337')
    expect(await provider().request({ method: 'eth_chainId' })).toBe('0x7a69')
    expect(await kitProvider(kit).request({ method: 'eth_chainId' })).toBe(
      '0x7a69',
    )
    expect(reported).toEqual([])
    await expect(
      provider().request({
        method: 'wallet_switchEthereumChain',
        params: [{ chainId: data }],
      }),
    ).rejects.toMatchObject({ code: 4902 })
  },
)

test.each([31338, '31338', '0x7a6a', '0x0007A6A', 'eip155:31338'])(
  'a phone that says it went to %j is followed',
  async (data) => {
    const { connected, say, reported } = await setUp()
    say(data)
    expect(connected()?.caipNetworkId).toBe('eip155:31338')
    expect(reported).toEqual(['0x7a6a'])
  },
)
