import type { SignInAttempt, SignInState } from '@hasp/core'
import { KitError, type SignInReason } from '@hasp/core/errors'
import { fakeSignIn } from '@hasp/core/testing'
import { signInText } from '../../testing/signInText.js'
import {
  exampleNetworks,
  kite,
} from '../../views/openConnected.test.fixture.js'
import type { State, States } from './State.test.fixture.js'

/** The first account of Kite. */
const own = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
const [first, second] = exampleNetworks
const text = signInText(own, first.caipNetworkId)

const at = (
  attempt: SignInAttempt,
  shows: State['shows'],
  state: Partial<SignInState> = {},
): State => ({
  isConnected: true,
  options: { siwx: fakeSignIn({}, { attempt, ...state }) },
  at: [{ view: 'SIWXSignMessage' }],
  shows,
})

const failed = (reason: SignInReason): SignInAttempt => ({
  status: 'failed',
  text,
  error: new KitError('SIGN_IN_FAILED', { reason }),
})

/** Kite is on a phone, which a link opens. */
const onPhone: Partial<State> = {
  wallets: () => [{ ...kite(), link: () => 'kite://' }],
}

/** How far signing in is, and how it ended. */
export const signInStates: States = {
  'Account, not signed in': {
    ...at({ status: 'idle' }, 'Not signed in'),
    at: [{ view: 'Account' }],
  },
  'Account, signed in': {
    ...at({ status: 'idle' }, /^(?!.*Not signed in).*Signed in/),
    at: [{ view: 'Account' }],
    act: ({ stores }) => {
      const { connections } = stores
      for (const { id } of connections.getState().byId.values())
        connections.dispatch({
          type: 'signedIn',
          id,
          signedInAs: `${first.caipNetworkId}:${own}`,
        })
    },
  },
  'SIWXSignMessage, preparing': at({ status: 'preparing' }, 'Preparing…'),
  SIWXSignMessage: at({ status: 'ready', text }, 'Exact text'),
  'SIWXSignMessage, required': at(
    { status: 'ready', text },
    'Cancel disconnects this wallet.',
    { isRequired: true },
  ),
  'SIWXSignMessage, required, back to another network': at(
    { status: 'ready', text },
    'Cancel returns you to Hasp Local Two.',
    {
      isRequired: true,
      accounts: [{ networkId: second.caipNetworkId, address: own }],
    },
  ),
  'SIWXSignMessage, asking': at({ status: 'asking', text }, 'Approve in Kite'),
  'SIWXSignMessage, asking a phone': {
    ...at({ status: 'asking', text }, 'Open Kite'),
    ...onPhone,
  },
  'SIWXSignMessage, checking': at(
    { status: 'checking', text },
    'Checking your signature',
  ),
  'SIWXSignMessage, declined': at(
    { status: 'declined', text, error: new KitError('USER_REJECTED') },
    'Request declined',
  ),
  'SIWXSignMessage, server unreachable': at(
    {
      status: 'unprepared',
      error: new KitError('SIGN_IN_FAILED', { reason: 'unreachable' }),
    },
    'isn’t answering',
  ),
  'SIWXSignMessage, another site': at(
    {
      status: 'unprepared',
      error: new KitError('SIGN_IN_FAILED', { reason: 'wrongSite' }),
    },
    'This request isn’t for this site',
  ),
  'SIWXSignMessage, server unreachable once signed': at(
    {
      status: 'unchecked',
      text,
      error: new KitError('SIGN_IN_FAILED', { reason: 'unreachable' }),
    },
    'Your signature is kept',
  ),
  'SIWXSignMessage, contract account': at(
    {
      status: 'unchecked',
      text,
      error: new KitError('SIGN_IN_FAILED', { reason: 'undetermined' }),
    },
    'can’t be checked right now',
  ),
  'SIWXSignMessage, wrong account': at(
    failed('wrongSignature'),
    'Another account signed',
  ),
  'SIWXSignMessage, refused': at(failed('refused'), 'let this account in'),
  'SIWXSignMessage, too old': at(failed('expired'), 'too old'),
  'SIWXSignMessage, the wallet failed': at(
    {
      status: 'failed',
      text,
      error: new KitError('WALLET_ERROR', { code: -32603 }),
    },
    'reported an error',
  ),
}
