import type { HistoryEntry } from '@hasp/core'
import {
  type DataSource,
  dataSource,
  type ToldEntry,
  type ToldHistory,
} from '@hasp/core/dataService'
import { historyEntry } from '@hasp/core/testing'
import { openConnected } from '../openConnected.test.fixture.js'

/** The first account of Kite. */
export const own = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
export const friend = '0x09ab52d6d1aa1a5ad6d0ccf0d9b9c4a1f2b311c4'
export const dollar = `0x${'22'.repeat(20)}`

type Question = Parameters<NonNullable<DataSource['activity']>>[0]
type Movement = Omit<HistoryEntry['movements'][number], 'asset'>

/** A hash that tells entries apart. */
export const hashOf = (index: number) =>
  `0x${index.toString(16).padStart(64, '0')}`

/** 0.25 ETH that the account sent to a friend, today. */
export function told(
  index: number,
  changes: Partial<ToldEntry> = {},
): ToldEntry {
  const { movements, ...entry } = historyEntry()
  const source = own.toLowerCase()
  return {
    ...entry,
    ...{ sender: source, receiver: friend, spam: [] },
    hash: hashOf(index),
    block: { number: 1_000_000 - index, timeMs: Date.now() },
    movements: movements.map(({ asset, ...movement }) => ({
      ...movement,
      ...{ source, target: friend },
    })),
    ...changes,
  }
}

/** 20 USDC that a friend sent to the account. */
export function toldReceived(
  index: number,
  changes: Partial<ToldEntry> = {},
  movement: Partial<Movement> = {},
): ToldEntry {
  return told(index, {
    ...{ kind: 'received', sender: friend, receiver: dollar },
    movements: [
      {
        ...{ kind: 'erc20', token: dollar, source: friend },
        target: own.toLowerCase(),
        amount: 20_000_000n,
        ...movement,
      },
    ],
    ...changes,
  })
}

/** What a data source says. */
export function page(
  entries: readonly ToldEntry[],
  changes: Partial<ToldHistory> = {},
): ToldHistory {
  return {
    entries,
    head: { number: 1_000_001, timeMs: Date.now() },
    isComplete: true,
    missing: [],
    tokens: [
      { address: dollar, symbol: 'USDC', name: 'USD Coin', decimals: 6 },
    ],
    ...changes,
  }
}

/** Opens the list of a kit whose data source answers so. */
export async function openTransactions(
  answer: (question: Question) => Promise<ToldHistory | undefined>,
  rest: NonNullable<Parameters<typeof openConnected>[1]> = {},
) {
  const asked: Pick<Question, 'cursor' | 'kind'>[] = []
  const shown = await openConnected(
    [{ view: 'Account' }, { view: 'Transactions' }],
    {
      ...rest,
      kit: {
        data: dataSource({
          activity: async (question) => {
            const { cursor, kind } = question
            asked.push({ cursor, kind })
            return await answer(question)
          },
        }),
        ...rest.kit,
      },
    },
  )
  return {
    ...shown,
    asked,
    rows: () =>
      [...shown.element.querySelectorAll('[data-part="activity-row"]')].map(
        (row) => row.textContent,
      ),
  }
}
