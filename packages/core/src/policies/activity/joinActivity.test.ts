import { describe, expect, it } from 'vitest'
import type { HistoryEntry } from '../../entities/activity/history.js'
import { historyEntry } from '../../testing/historyEntry.js'
import { sentTransaction } from '../../testing/sentTransaction.js'
import { trackedTransaction } from '../../testing/trackedTransaction.js'
import { addPage, type HistoryFeed } from './addPage.js'
import { joinActivity } from './joinActivity.js'

const own = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const friend = '0xab5801a7d398351b8be11c439e05c5b3259aec9b'
/** Begins and ends as the friend's address does. */
const alike = `0xab58${'0'.repeat(32)}ec9b`
const account = { networkId: 'eip155:31337', address: own } as const
const headMs = 1_700_000_000_000

function feedOf(
  entries: readonly HistoryEntry[],
  cursor?: string,
): HistoryFeed {
  return addPage(undefined, {
    ...{ entries, cursor, isComplete: true, missing: [] },
    head: { number: 7, timeMs: headMs },
  })
}

const join = (
  sent: Parameters<typeof joinActivity>[0]['sent'],
  feed?: HistoryFeed,
  rest: Partial<Parameters<typeof joinActivity>[0]> = {},
) => joinActivity({ account, sent, feed, known: [], ...rest })

const received = (source: string, changes: Partial<HistoryEntry> = {}) =>
  historyEntry({
    hash: `0x${'cd'.repeat(32)}`,
    kind: 'received',
    sender: source,
    receiver: own.toLowerCase(),
    movements: [
      { kind: 'native', source, target: own.toLowerCase(), amount: 1n },
    ],
    ...changes,
  })

describe('joinActivity', () => {
  it('lists what was sent from here above the history', () => {
    const hash = `0x${'12'.repeat(32)}`
    const items = join([sentTransaction({ hash })], feedOf([historyEntry()]))
    expect(items.map(({ type }) => type)).toEqual(['sent', 'entry'])
  })

  it('makes one item of what both know', () => {
    const sent = sentTransaction({ status: 'included' })
    const items = join([sent], feedOf([historyEntry()]))
    expect(items).toMatchObject([{ type: 'entry', sent }])
  })

  it.each(['pending', 'unseen', 'included', 'final'] as const)(
    'takes no word for it that what is %s by the site’s own node failed',
    (status) => {
      const sent = sentTransaction({ status })
      const failed = historyEntry({ status: 'failed', movements: [] })
      expect(join([sent], feedOf([failed]))).toEqual([
        { type: 'sent', id: sent.intentId, sent },
      ])
    },
  )

  it('lists as failed what the site’s own node knows to have failed', () => {
    const sent = sentTransaction({ status: 'reverted' })
    const entry = historyEntry({ status: 'failed', movements: [] })
    expect(join([sent], feedOf([entry]))).toEqual([
      { type: 'entry', id: entry.hash, entry, sent },
    ])
  })

  it.each([
    ['pending', false],
    ['included', false],
    ['reverted', false],
    ['final', true],
  ] as const)(
    'has what is %s by the site’s own node be final: %s',
    (status, isFinal) => {
      const sent = sentTransaction({ status })
      const items = join([sent], feedOf([historyEntry()]))
      expect(items).toMatchObject([{ type: 'entry', entry: { isFinal } }])
    },
  )

  it('has no doubt about what was sent from here, whoever says so', () => {
    const sent = sentTransaction({ status: 'included' })
    const doubted = historyEntry({
      ...{ sender: friend, doubt: 'spam', reasons: ['UNSIGNED'] },
    })
    const [item] = join([sent], feedOf([doubted]))
    expect(item?.type === 'entry' && Object.keys(item.entry)).not.toContain(
      'doubt',
    )
  })

  it('puts no words on another transaction that took the place of one', () => {
    const entry = historyEntry({ kind: 'called', movements: [] })
    for (const status of ['replaced', 'dropped'] as const) {
      const sent = trackedTransaction({ replacedBy: entry.hash, status })
      expect(join([sent], feedOf([entry]))).toEqual([
        { type: 'entry', id: entry.hash, entry, sent: undefined },
      ])
    }
  })

  it('lists what a site tells of where all is shown, not among what was sent', () => {
    const sent = trackedTransaction()
    expect(join([sent], feedOf([]))).toHaveLength(1)
    expect(join([sent], feedOf([]), { kind: 'sent' })).toEqual([])
  })

  it('knows a transaction by the hash of the one that took its place', () => {
    const sent = sentTransaction({
      hash: `0x${'12'.repeat(32)}`,
      replacedBy: historyEntry().hash,
      status: 'included',
    })
    expect(join([sent], feedOf([historyEntry()]))).toHaveLength(1)
  })

  it('keeps what is final until the data source is as far', () => {
    const sent = (changedAt: number) =>
      sentTransaction({
        ...{ hash: `0x${'12'.repeat(32)}`, status: 'final' },
        ...{ changedAt, sentAt: changedAt },
      })
    expect(join([sent(headMs + 1)], feedOf([]))).toHaveLength(1)
    expect(join([sent(headMs - 1)], feedOf([]))).toHaveLength(0)
  })

  it('lists what may still arrive first, and what is over among the history', () => {
    const { block } = historyEntry()
    const sent = (at: number, status: 'pending' | 'final' | 'reverted') =>
      sentTransaction({
        ...{
          hash: `0x${'12'.repeat(31)}${at + 20}`,
          intentId: `${status} ${at}`,
        },
        ...{ status, sentAt: block.timeMs + at, changedAt: headMs + 1 },
      })
    const items = join(
      [
        sent(1, 'final'),
        sent(-1, 'pending'),
        sent(-2, 'reverted'),
        sent(2, 'final'),
      ],
      feedOf([historyEntry()]),
    )
    expect(items.map(({ id }) => id)).toEqual([
      ...['pending -1', 'final 2', 'final 1'],
      ...[historyEntry().hash, 'reverted -2'],
    ])
  })

  it('leaves what is further down to the page that it is on', () => {
    const sent = sentTransaction({
      ...{ hash: `0x${'12'.repeat(32)}`, status: 'final' },
      ...{ changedAt: headMs + 1, sentAt: headMs - 60_000 },
    })
    expect(join([sent], feedOf([historyEntry()], 'more'))).toHaveLength(1)
    expect(join([sent], feedOf([historyEntry()]))).toHaveLength(2)
  })

  it('says nothing of other accounts, networks and kinds', () => {
    const others = [
      sentTransaction({ from: friend }),
      sentTransaction({ networkId: 'eip155:31338' }),
    ]
    expect(join(others, feedOf([]))).toEqual([])
    const mine = [sentTransaction()]
    expect(join(mine, feedOf([]), { kind: 'received' })).toEqual([])
    expect(join(mine, feedOf([]), { kind: 'sent' })).toHaveLength(1)
  })

  it.each([
    ['nobody else knows', undefined, 'FIND'],
    [
      'is told with other decimals and another symbol',
      { symbol: 'USDC', name: 'A find', decimals: 18 },
      'A find',
    ],
  ])(
    'gives a token that %s the words of whoever sent it from here',
    (_, asset, name) => {
      const token = `0x${'33'.repeat(20)}`
      const moved = {
        ...{ kind: 'erc20' as const, token, asset, amount: 5n },
        ...{ source: own, target: friend },
      }
      const entry = historyEntry({ movements: [moved] })
      const sent = sentTransaction({
        ...{ tokenAddress: token, symbol: 'FIND', decimals: 6 },
      })
      const [item] = join([sent], feedOf([entry]))
      expect(item?.type === 'entry' && item.entry.movements[0]?.asset).toEqual({
        ...{ symbol: 'FIND', name, decimals: 6 },
      })
    },
  )

  it.each([
    ['an address that looks like a receiver', [historyEntry()], []],
    ['an address that looks like a saved one', [], [friend]],
  ])('marks %s', (_, entries, known) => {
    const items = join([], feedOf([...entries, received(alike)]), { known })
    const doubts = items.flatMap((item) =>
      item.type === 'entry' && item.entry.kind === 'received'
        ? [[item.entry.doubt, item.entry.reasons]]
        : [],
    )
    expect(doubts).toEqual([['spam', ['LOOK_ALIKE']]])
  })

  it('marks neither the known address itself nor strangers', () => {
    const stranger = `0x${'77'.repeat(20)}`
    const items = join(
      [],
      feedOf([
        historyEntry(),
        received(friend),
        received(stranger, { hash: `0x${'ef'.repeat(32)}` }),
      ]),
    )
    for (const item of items)
      expect(item.type === 'entry' && item.entry.doubt).toBe(undefined)
  })
})
