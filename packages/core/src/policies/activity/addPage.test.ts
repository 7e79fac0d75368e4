import { describe, expect, it } from 'vitest'
import type { HistoryPage } from '../../entities/activity/history.js'
import { historyEntry } from '../../testing/historyEntry.js'
import { addPage, type HistoryFeed } from './addPage.js'

const entry = (block: number, name = '') =>
  historyEntry({
    hash: `${name}${block}`,
    block: { number: block, timeMs: block * 1_000 },
  })
const page = (
  blocks: readonly number[],
  changes: Partial<HistoryPage> = {},
): HistoryPage => ({
  entries: blocks.map((block) => entry(block)),
  head: { number: 100, timeMs: 100_000 },
  isComplete: true,
  missing: [],
  ...changes,
})
const hashes = (feed: HistoryFeed) => feed.entries.map(({ hash }) => hash)

describe('addPage', () => {
  it('appends further pages, and shows nothing twice where they overlap', () => {
    const first = addPage(undefined, page([9, 8, 7], { cursor: 'a' }))
    const whole = addPage(first, page([7, 6, 5]), 'a')
    expect(hashes(whole)).toEqual(['9', '8', '7', '6', '5'])
    expect(whole.next).toBe(undefined)
    expect(whole.added).toBe(2)
  })

  it('puts what is new above, and keeps what was read further down', () => {
    const first = addPage(undefined, page([9, 8, 7], { cursor: 'a' }))
    const second = addPage(first, page([6, 5, 4], { cursor: 'b' }), 'a')
    const later = addPage(second, page([11, 10, 9], { cursor: 'c' }))
    expect(hashes(later)).toEqual(['11', '10', '9', '8', '7', '6', '5', '4'])
    expect(later.next).toBe('b')
  })

  it('begins anew where more has happened than a page holds: no gap', () => {
    const first = addPage(undefined, page([9, 8], { cursor: 'a' }))
    const later = addPage(first, page([30, 29], { cursor: 'z' }))
    expect(hashes(later)).toEqual(['30', '29'])
    expect(later.next).toBe('z')
  })

  it('takes out what a newer page no longer has', () => {
    const first = addPage(undefined, page([9, 8, 7], { cursor: 'a' }))
    const later = addPage(first, {
      ...page([], { cursor: 'b' }),
      entries: [entry(9, 'other'), entry(7)],
    })
    expect(hashes(later)).toEqual(['other9', '7'])
  })

  it('takes out what was undone above a cursor', () => {
    const first = addPage(undefined, page([9, 8, 7], { cursor: 'a' }))
    const later = addPage(first, page([6, 5], { undoneAbove: 7 }), 'a')
    expect(hashes(later)).toEqual(['7', '6', '5'])
  })

  it('is empty again where everything was undone', () => {
    const first = addPage(undefined, page([9]))
    expect(hashes(addPage(first, page([])))).toEqual([])
  })

  it.each([
    ['the same page for ever', () => page([9, 8], { cursor: 'a' })],
    ['nothing for ever', () => page([], { cursor: 'a' })],
  ])('a cursor that leads to %s ends there', (_, next) => {
    const first = addPage(undefined, page([9, 8], { cursor: 'a' }))
    const second = addPage(first, next(), 'a')
    expect(second.next).toBe(undefined)
    expect(hashes(second)).toEqual(['9', '8'])
    expect(second.added).toBe(0)
  })
})
