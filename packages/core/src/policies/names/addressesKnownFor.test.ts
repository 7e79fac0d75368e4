import { expect, it } from 'vitest'
import { sentTransaction } from '../../testing/sentTransaction.js'
import { addressesKnownFor, mayFollow } from './addressesKnownFor.js'

const [one, two, three] = ['0xAb01', '0xAb02', '0xAb03'] as const
const network = { caipNetworkId: 'eip155:1', chainNamespace: 'eip155' } as const
const sent = (to: string, change: object = {}) => ({
  ...sentTransaction({ intentId: to, networkId: 'eip155:1' }),
  ...{ to, toName: 'ana.eth', ...change },
})
const saved = (address: string, name: string, namespace = 'eip155') => ({
  ...{ address, name, namespace },
})

it('knows a name by where money followed it, and by what is saved under it', () => {
  expect(
    addressesKnownFor('ana.eth', network, {
      transactions: [
        sent(one),
        sent(two, { status: 'notSent' }),
        sent(two, { networkId: 'eip155:10' }),
        sent(two, { toName: 'bob.eth' }),
        sent(two, { toName: undefined }),
      ],
      saved: [
        saved(three, ' Ana.ETH '),
        saved(two, 'Ana'),
        saved(two, 'ana.eth', 'solana'),
      ],
    }),
  ).toEqual([one, three])
})

it('lets a name lead where it is known to lead, or where nobody knows it', () => {
  expect(mayFollow(one, [])).toBe(true)
  expect(mayFollow(one, [two, one.toLowerCase()])).toBe(true)
  expect(mayFollow(one, [two])).toBe(false)
})
