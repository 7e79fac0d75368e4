import { expect, it } from 'vitest'
import { addPage } from '../../policies/activity/addPage.js'
import { testNetworks } from '../../testing/testNetworks.js'
import {
  dollar,
  entry,
  friend,
  good,
  json,
  moved,
  networkId,
  self,
  setUpHistory as setUp,
  stray,
  unavailable,
} from './history.test.fixture.js'

const text = (change: object) => JSON.stringify({ ...good, ...change })
/** JSON has such numbers, and JavaScript reads them as infinite. */
const beyond = (part: object, field: string) =>
  text({}).replace(
    JSON.stringify(part),
    JSON.stringify({ ...part, [field]: 'X' }).replace('"X"', '1e309'),
  )

it.each([
  ['another account', text({ account: `${networkId}:${friend}` })],
  ['another network', text({ networkId: 'eip155:1' })],
  ['an account of another chain', text({ account: `eip155:1:${self}` })],
  ['10,000 entries', text({ entries: Array(10_000).fill(entry()) })],
  [
    'an amount that is NaN',
    text({ entries: [entry({ movements: [moved({ amount: 'NaN' })] })] }),
  ],
  [
    'an amount below 0',
    text({ entries: [entry({ movements: [moved({ amount: '-1' })] })] }),
  ],
  [
    'an amount of ∞',
    text({ entries: [entry({ movements: [moved({ amount: '∞' })] })] }),
  ],
  [
    'an amount as a number',
    text({ entries: [entry({ movements: [moved({ amount: 1e21 })] })] }),
  ],
  [
    'an amount of 400 digits',
    text({
      entries: [entry({ movements: [moved({ amount: '9'.repeat(400) })] })],
    }),
  ],
  ['300 decimals', text({ tokens: [{ ...good.tokens[0], decimals: 300 }] })],
  [
    'a time before 1970',
    text({ entries: [entry({ block: { number: 7, time: -1 } })] }),
  ],
  [
    'a time that no calendar has',
    text({ entries: [entry({ block: { number: 7, time: 9e15 } })] }),
  ],
  [
    'a time that is NaN',
    text({ entries: [entry({ block: { number: 7, time: 'NaN' } })] }),
  ],
  ['a head that is no block', text({ head: { ...good.head, number: 1.5 } })],
  ['a block beyond numbers', beyond(entry().block, 'number')],
  ['a time beyond numbers', beyond(entry().block, 'time')],
  ['a head beyond numbers', beyond(good.head, 'number')],
  ['a time of the head beyond numbers', beyond(good.head, 'time')],
  ['decimals beyond numbers', beyond({ ...good.tokens[0] }, 'decimals')],
  ['a place beyond numbers', text({}).replace('"place":0', '"place":1e309')],
  ['decimals below 0', text({ tokens: [{ ...good.tokens[0], decimals: -1 }] })],
  ['a fee below 0', text({ entries: [entry({ fee: '-1' })] })],
  [
    'a hash that is none',
    text({ entries: [entry({ hash: 'javascript:alert(1)' })] }),
  ],
  ['a cursor of another shape', text({ cursor: '../../x' })],
  [
    'a name of 10 k characters',
    text({ tokens: [{ ...good.tokens[0], name: 'x'.repeat(10_000) }] }),
  ],
  ['HTML', '<html>'],
  ['nothing', ''],
  ['an end in the middle', '{"account":'],
  ['far too much', `"${'x'.repeat(2 * 1024 * 1024)}"`],
])('[R8.6] a service that says %s is not believed at all', async (_, body) => {
  const { read } = await setUp(json(body))
  await expect(read()).rejects.toMatchObject(unavailable)
})

it('a time in the future moves no entry, and ends no list', async () => {
  const later = 4_000_000_000
  const { read } = await setUp(
    json(
      text({
        entries: [
          entry({ hash: `0x${'01'.repeat(32)}` }),
          entry({
            hash: `0x${'02'.repeat(32)}`,
            block: { number: 6, time: later },
          }),
        ],
      }),
    ),
  )
  const { entries } = addPage(undefined, await read())
  expect(entries.map(({ block }) => block.number)).toEqual([7, 6])
  expect(entries[1]?.block.timeMs).toBe(later * 1_000)
})

it('an entry above the head stays where it is told, and nothing is asked again', async () => {
  const above = entry({ block: { number: 1_000, time: 1_700_000_000 } })
  const { asked, read } = await setUp(
    json(text({ entries: [above, entry({ hash: `0x${'02'.repeat(32)}` })] })),
  )
  const feed = addPage(undefined, await read())
  expect(feed.entries.map(({ block }) => block.number)).toEqual([1_000, 7])
  expect(asked).toHaveLength(1)
})

it('[R8.6] entries of another kind than asked for are not believed', async () => {
  const { read } = await setUp(json(good))
  await expect(read({ kind: 'sent' })).rejects.toMatchObject(unavailable)
})

const judge = async (change: object, tokens: object = {}) => {
  const { read } = await setUp(
    json(
      text({
        entries: [entry(change)],
        tokens: [{ ...good.tokens[0], ...tokens }],
      }),
    ),
  )
  const { doubt, reasons } = (await read()).entries[0] ?? {}
  return { doubt, reasons }
}
const doubtOf = async (...asked: Parameters<typeof judge>) =>
  (await judge(...asked)).doubt

it.each([
  [
    'says that something unknown of the account moved',
    { movements: [moved({ token: stray, source: self, target: friend })] },
    ['UNSIGNED'],
  ],
  [
    'moves nothing in the name of the account',
    { movements: [moved({ source: self, target: friend, amount: '0' })] },
    ['UNSIGNED', 'NOTHING_MOVED'],
  ],
  ['moves nothing', { movements: [moved({ amount: '0' })] }, ['NOTHING_MOVED']],
  [
    'moves nothing beside what is unknown',
    { movements: [moved({ amount: '0' }), moved({ token: stray })] },
    ['NOTHING_MOVED'],
  ],
  [
    'the service calls spam',
    { spam: ['DUST', 'SOME_LATER_REASON'] },
    ['DUST', 'SOME_LATER_REASON'],
  ],
])(
  'what a stranger sends that %s is spam, whatever is told',
  async (_, change, reasons) => {
    expect(await judge(change)).toEqual({ doubt: 'spam', reasons })
  },
)

it('what somebody moves that the account has let them move is shown', async () => {
  const movements = [moved({ source: self, target: friend })]
  expect(await doubtOf({ kind: 'sent', movements })).toBe(undefined)
  // The kit knows more tokens than the service may.
  expect(await doubtOf({ movements, spam: ['UNSIGNED'] })).toBe(undefined)
})

it.each([
  ['is on no list', { movements: [moved({ token: stray })] }, {}],
  ['has a link for a name', {}, { name: 'visit claim-usdc.com' }],
  ['looks like the currency', {}, { symbol: 'ЕTH' }],
])('a token that %s is unknown', async (_, change, token) => {
  expect(await doubtOf(change, token)).toBe('unknown')
})

it('nothing that the account signed is in doubt', async () => {
  expect(
    await doubtOf({ sender: self, movements: [moved({ token: stray })] }),
  ).toBe(undefined)
})

it('what the site says of a token counts, not what is told', async () => {
  const { read } = await setUp(
    json(
      text({ tokens: [{ ...good.tokens[0], decimals: 18, symbol: 'FAKE' }] }),
    ),
    {
      networks: testNetworks.map((network) => ({
        ...network,
        tokens: [
          { address: dollar, symbol: 'USDC', name: 'USD Coin', decimals: 6 },
        ],
      })),
    },
  )
  const [first] = (await read()).entries
  expect(first?.movements[0]?.asset).toEqual({
    ...{ symbol: 'USDC', name: 'USD Coin', decimals: 6 },
  })
})
