import type { HistoryEntry } from '../entities/activity/history.js'

/**
 * An entry of a history, for tests: 0.25 ETH that the account of
 * `sentTransaction` sent.
 * @param changes what is to be different
 * @example
 * import { historyEntry } from '@hasp/core/testing'
 *
 * const failed = historyEntry({ status: 'failed', kind: 'called', movements: [] })
 */
export function historyEntry(
  changes: Partial<HistoryEntry> = {},
): HistoryEntry {
  const sender = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
  const receiver = '0xab5801a7d398351b8be11c439e05c5b3259aec9b'
  return {
    hash: `0x${'ab'.repeat(32)}`,
    block: { number: 7, timeMs: 1_700_000_000_000 },
    place: 0,
    isFinal: true,
    status: 'succeeded',
    kind: 'sent',
    ...{ sender, receiver },
    fee: 21_000_000_000_000n,
    movements: [
      {
        kind: 'native',
        ...{ source: sender, target: receiver },
        amount: 250_000_000_000_000_000n,
        asset: { symbol: 'ETH', name: 'Ether', decimals: 18 },
      },
    ],
    hasMoreMovements: false,
    ...changes,
  }
}
