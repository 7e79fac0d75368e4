import { dataSource, type ToldHistory } from '@hasp/core/dataService'
import { historyEntry, trackedTransaction } from '@hasp/core/testing'
import {
  own,
  page,
  told,
  toldReceived,
} from '../../views/Transactions/openTransactions.test.fixture.js'
import type { State, States } from './State.test.fixture.js'

const stranger = `0x${'77'.repeat(20)}`

const knowing = (
  activity: () => Promise<ToldHistory>,
  shows: string,
): State => ({
  isConnected: true,
  options: { data: dataSource({ activity }) },
  at: [{ view: 'Account' }, { view: 'Transactions' }],
  shows,
})

const some = () => [
  told(1),
  toldReceived(2),
  toldReceived(3, { spam: ['UNSIGNED'], sender: stranger }),
]

/** What a visitor sees of what their account did. */
export const activityStates: States = {
  'Account, its activity': {
    ...knowing(async () => page(some()), 'All activity'),
    at: [{ view: 'Account' }],
    act: () =>
      document
        .querySelector<HTMLElement>('[role="tab"][aria-selected="false"]')
        ?.click(),
  },
  Transactions: knowing(async () => page(some()), '1 hidden'),
  'Transactions, unfolded': {
    ...knowing(async () => page(some()), 'Don’t copy'),
    act: ({ press }) => press('1 hidden: unknown tokens'),
  },
  'Transactions, sent by the site': {
    ...knowing(async () => page(some()), 'Deposit into the vault'),
    before: ({ stores }) =>
      stores.transactions.setState({
        transactions: [trackedTransaction({ from: own, sentAt: Date.now() })],
      }),
  },
  'Transactions, none': knowing(async () => page([]), 'Your first transaction'),
  'Transactions, failed': knowing(
    () => Promise.reject(new Error('down')),
    'Failed to fetch transactions',
  ),
  'Transactions, some missing': knowing(
    async () =>
      page(some(), {
        isComplete: false,
        missing: ['EARLIER_BLOCKS', 'INTERNAL_TRANSFERS'],
      }),
    'Older transactions may be missing',
  ),
  TransactionDetails: {
    ...knowing(
      async () => page([told(1, { isFinal: false })]),
      'Not final yet',
    ),
    at: [
      { view: 'Account' },
      {
        view: 'TransactionDetails',
        parameters: {
          networkId: 'eip155:31337',
          item: {
            type: 'entry',
            id: told(1).hash,
            entry: historyEntry({
              ...{ hash: told(1).hash, isFinal: false },
              sender: own.toLowerCase(),
            }),
          },
        },
      },
    ],
  },
}
