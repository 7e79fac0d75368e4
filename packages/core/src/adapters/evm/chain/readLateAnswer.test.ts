import { expect, it } from 'vitest'
import { defineNetwork } from '../../../entities/network/network.js'
import { KitError } from '../../../errors/KitError.js'
import { createTestEnvironment } from '../../../testing/createTestEnvironment.js'
import { createFakeClock } from '../../../testing/fakeClock.js'
import { fakeNode } from '../../../testing/fakeNode.js'
import { createEvmChain } from './createEvmChain.js'

const from = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const network = defineNetwork({
  id: 31337,
  chainNamespace: 'eip155',
  name: 'Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['https://node.example'] } },
})

/** What a refusal says that came when nobody waited for it any more. */
async function readRefusal(
  node: ReturnType<typeof fakeNode>,
  countBefore?: number,
) {
  const clock = createFakeClock()
  const { readLateAnswer } = createEvmChain(
    createTestEnvironment({ clock, fetch: node.fetch }),
  )
  const reading = readLateAnswer({
    network,
    transaction: {
      kind: 'transfer',
      intentId: 'intent',
      networkId: network.caipNetworkId,
      from,
      to,
      amount: 1n,
      symbol: 'ETH',
      decimals: 18,
      status: 'unknown',
      sentAt: 0,
      changedAt: 0,
      ...(countBefore !== undefined && {
        trace: { countBefore: `${countBefore}` },
      }),
    },
    answer: {
      method: 'eth_sendTransaction',
      params: [{ from, to, value: '0x1', data: '0x' }],
      outcome: { error: new KitError('USER_REJECTED') },
    },
  })
  await clock.advance(10_000)
  return await reading
}

/** A node that knows so many transactions of the account. */
function nodeWith(counts: { latest: number; pending: number }) {
  return fakeNode(({ method, params }) => {
    if (method === 'eth_chainId') return { result: '0x7a69' }
    const [, at] = params as [string, keyof typeof counts]
    return { result: `0x${counts[at].toString(16)}` }
  })
}

it('a late refusal is believed when nothing has left the account', async () => {
  const node = nodeWith({ latest: 7, pending: 7 })
  expect(await readRefusal(node, 7)).toEqual({ status: 'notSent' })
  expect(await readRefusal(node)).toEqual({ status: 'notSent' })
})

it('a late refusal says nothing when something has left meanwhile', async () => {
  const waiting = nodeWith({ latest: 7, pending: 8 })
  expect(await readRefusal(waiting, 7)).toEqual({})
  expect(await readRefusal(waiting)).toEqual({})
  const included = nodeWith({ latest: 8, pending: 8 })
  expect(await readRefusal(included, 7)).toEqual({})
})

it('a late refusal is believed when no node answers', async () => {
  expect(
    await readRefusal(
      fakeNode(() => 'refuse'),
      7,
    ),
  ).toEqual({
    status: 'notSent',
  })
})
