import { page } from 'vitest/browser'
import {
  domain,
  free,
  type Naming,
  naming,
} from '../../views/RegisterAccountName/naming.test.fixture.js'
import type { State, States } from './State.test.fixture.js'

const account = { view: 'Account' } as const

const knowing = (said: Naming, state: Pick<State, 'at' | 'shows'>): State => {
  const { capabilities, data } = naming(said)
  return {
    isConnected: true,
    node: capabilities,
    options: { data },
    ...state,
  }
}

/** What a visitor sees of names of accounts. */
export const nameStates: States = {
  'Account, its name': knowing(
    { identify: async () => ({ name: `mira-k.${domain}` }) },
    { at: [account], shows: `mira-k.${domain}` },
  ),
  'Account, a name beyond ASCII': knowing(
    { identify: async () => ({ name: 'jürgen.eth' }) },
    { at: [account], shows: 'Compare the address' },
  ),
  'Account, offered a name': knowing(
    {},
    { at: [account], shows: 'Take a name people can send to' },
  ),
  'ProfileWallets, names': knowing(
    { identify: async () => ({ name: 'jürgen.eth' }) },
    { at: [account, { view: 'ProfileWallets' }], shows: 'jürgen.eth' },
  ),
  RegisterAccountName: {
    ...knowing(
      {
        suggest: async ({ query }) => ({
          domain,
          suggestions: [
            {
              name: `${query || 'mira'}.${domain}`,
              isFree: false,
              reason: 'This name is taken.',
            },
            ...free('mira-k').suggestions,
          ],
        }),
      },
      { at: [account, { view: 'RegisterAccountName' }], shows: 'mira-k' },
    ),
    act: () => page.getByRole('textbox', { name: 'Name' }).fill('mira'),
  },
  'RegisterAccountName, not here': knowing(
    { hasRegistry: false },
    { at: [account, { view: 'RegisterAccountName' }], shows: 'No names here' },
  ),
  RegisterAccountNameSuccess: {
    isConnected: true,
    at: [
      account,
      {
        view: 'RegisterAccountNameSuccess',
        parameters: {
          name: `mira-k.${domain}`,
          address: '0x71C7656EC7ab88b098defB751B7401B5f6d8976F',
        },
      },
    ],
    shows: `mira-k.${domain} is yours`,
  },
}
