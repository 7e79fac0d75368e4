import {
  reviewSend,
  type SendDraft,
  sendToken,
  type TransactionStatus,
} from '@hasp/core'
import { KitError } from '@hasp/core/errors'
import { sentTransaction } from '@hasp/core/testing'
import { page } from 'vitest/browser'
import { receiver, twinDollar } from '../../views/Send/showSend.test.fixture.js'
import { never, type State, type States } from './State.test.fixture.js'

const toAccount = { view: 'Account' } as const
const connected = { isConnected: true } as const
const draft: SendDraft = { amount: '0.25', receiver }
const contacts = {
  addressBook: [{ address: receiver, name: 'Ana', namespace: 'eip155' }],
}

const writing = (typed: SendDraft, shows: string | RegExp): State => ({
  ...connected,
  stored: contacts,
  at: [toAccount, { view: 'Send', parameters: typed }],
  shows,
})

/** The review of a draft. */
const reviewing = (
  typed: SendDraft,
  shows: string | RegExp,
  state: Partial<State> = {},
): State => ({
  ...connected,
  ...state,
  at: async ({ kit }) => [
    toAccount,
    { view: 'Send', parameters: typed },
    {
      view: 'SendPreview',
      parameters: {
        draft: typed,
        review: await reviewSend(kit, { draft: typed, knownAddresses: [] }),
      },
    },
  ],
  shows,
})

/** After the wallet's yes, once the chain has said so. */
const sent = (
  status: TransactionStatus,
  shows: string | RegExp,
  state: Partial<State> = {},
): State => ({
  ...connected,
  ...state,
  async at({ kit }) {
    const review = await reviewSend(kit, { draft })
    await sendToken(kit, { review })
    return [toAccount, { view: 'SendConfirmed', parameters: { review } }]
  },
  act: ({ report }) => report(status),
  shows,
})

const press = (name: string) => page.getByRole('button', { name }).click()

/** From the form to the receipt. */
export const sendingStates: States = {
  'Send, empty': writing({ amount: '', receiver: '' }, 'Enter an amount'),
  Send: writing(draft, 'Up to'),
  'Send, too much': writing(
    { amount: '999999', receiver },
    'Use another wallet',
  ),
  'Send, no address': {
    ...writing({ amount: '0.25', receiver: '' }, 'complete address'),
    async act() {
      await page.getByRole('textbox', { name: 'To' }).fill('0x12345')
      await page.getByRole('textbox', { name: 'Amount' }).click()
    },
  },
  SendSelectToken: {
    ...connected,
    at: [
      toAccount,
      { view: 'Send', parameters: draft },
      { view: 'SendSelectToken', parameters: draft },
    ],
    shows: 'Dollar',
  },
  'SendSelectToken, nothing found': {
    ...connected,
    at: [
      toAccount,
      { view: 'Send', parameters: draft },
      { view: 'SendSelectToken', parameters: draft },
    ],
    act: () => page.getByRole('searchbox').fill('zzzz'),
    shows: 'No tokens found',
  },
  SendPreview: reviewing(draft, 'Network fee'),
  'SendPreview, the fee explained': {
    ...reviewing(draft, 'Paid to the network'),
    act: () => press('Network fee'),
  },
  'SendPreview, a look-alike': reviewing(
    { amount: '0.25', receiver: `0x71C7${'0'.repeat(32)}976F` },
    'compared both',
  ),
  'SendPreview, a token’s address': reviewing(
    { amount: '0.25', receiver: twinDollar },
    'I know what',
  ),
  'SendPreview, nobody’s address': reviewing(
    { amount: '0.25', receiver: `0x${'0'.repeat(36)}dEaD` },
    'destroy these funds',
  ),
  'SendPreview, perhaps twice': reviewing(draft, 'paying twice', {
    before: ({ stores }) =>
      stores.transactions.setState({
        transactions: [
          sentTransaction({
            from: '0x71C7656EC7ab88b098defB751B7401B5f6d8976F',
            to: receiver,
            hash: undefined,
            status: 'unknown',
            sentAt: Date.now(),
          }),
        ],
      }),
  }),
  'SendPreview, asking': reviewing(draft, 'Confirm in your wallet', {
    node: {
      sendToken: ({ onAsk }) => {
        onAsk({})
        return never()
      },
    },
    act: () => press('Send 0.25 ETH'),
  }),
  'SendPreview, declined': reviewing(draft, 'Request declined', {
    node: { sendToken: () => Promise.reject(new KitError('USER_REJECTED')) },
    act: () => press('Send 0.25 ETH'),
  }),
  'SendConfirmed, on its way': sent('pending', 'is on its way'),
  'SendConfirmed, arrived': sent('final', 'Save this recipient'),
  'SendConfirmed, arrived at somebody': sent('final', 'to Ana', {
    stored: contacts,
  }),
  'SendConfirmed, not sent': sent('notSent', 'dropped'),
  'SendConfirmed, replaced': sent('replaced', 'was replaced'),
  'SendConfirmed, unknown': sent('unknown', 'may have been sent'),
}
