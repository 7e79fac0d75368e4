import type { NetworkAccount } from '../entities/account/accountId.js'
import { findHosted } from '../kit/connection/findHosted.js'
import { internals } from '../kit/internals.js'
import type {
  ConnectSignIns,
  SignInAtLogin,
} from '../ports/SignInWhileConnecting.js'
import { signInAtLogin } from '../siwx/pairing/signInAtLogin.js'
import { signInWhilePairing } from '../siwx/pairing/signInWhilePairing.js'
import { hasDeclined, isSignedIn } from './accountsInUse.js'
import { dropChallenge } from './challenges.js'
import { reconsiderSignIn } from './reconsiderSignIn.js'
import type { SignInContext } from './SignInContext.js'
import { whileConnecting } from './whileConnecting.js'

/** What signs in with what connects (R5.6). */
export function createConnectSignIns(context: SignInContext): ConnectSignIns {
  const { kit, memory } = context
  const { environment, log } = kit[internals]
  return {
    createPair(parameters) {
      const signIn = whileConnecting(context, 'walletConnect')
      return signInWhilePairing(parameters, {
        async begin(signal) {
          const challenge = await signIn.begin(signal)
          // It is this code's: the next one begins anew.
          dropChallenge(context)
          return challenge
        },
      })
    },
    async atLogin({ sign, signal, ...login }) {
      const account = accountToAsk(context, login)
      if (!account) return
      const { connectorId = '' } = findHosted(kit) ?? {}
      const signIn = whileConnecting(context, connectorId)
      try {
        const isSignedIn = await signInAtLogin(environment, signIn, {
          ...{ account, sign, signal },
        })
        if (isSignedIn) noteUsed(context)
      } catch (error) {
        // The view asks for what is missing, and says what is wrong.
        log('info', 'The login signed nobody in', error)
      }
    },
    expect(namespace) {
      memory.expected = { namespace, step: 'waiting' }
      return () => {
        if (memory.expected?.step === 'signedIn') dropChallenge(context)
        memory.expected = undefined
        reconsiderSignIn(context)
      }
    },
  }
}

/**
 * The challenge is of no use any longer. While the rest of the login connects,
 * it stands in the way of another one, which nobody needs.
 */
function noteUsed(context: SignInContext): void {
  const { memory } = context
  if (memory.expected)
    memory.expected = { ...memory.expected, step: 'signedIn' }
  else dropChallenge(context)
}

/** Whom the view would ask about next, once all of the login is connected. */
function accountToAsk(
  context: SignInContext,
  {
    accountOf,
    namespace,
  }: Pick<Parameters<SignInAtLogin>[0], 'accountOf' | 'namespace'>,
): NetworkAccount | undefined {
  const { memory } = context
  const { expected } = memory
  if (expected && expected.step !== 'waiting') return undefined
  if (expected) memory.expected = { ...expected, step: 'asked' }
  const account = accountOf(expected?.namespace ?? namespace)
  return account &&
    !isSignedIn(context, account) &&
    !hasDeclined(context, account)
    ? account
    : undefined
}
