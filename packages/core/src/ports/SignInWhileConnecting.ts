import type { FrameChallenge, FrameSignIn } from '@hasp/protocol/frame'
import type { NetworkAccount } from '../entities/account/accountId.js'
import type { Namespace } from '../entities/network/namespace.js'
import type { NetworkId } from '../entities/network/networkId.js'
import type { SignInMessage } from '../entities/signIn/signInMessage.js'
import type { Clock } from './Environment.js'
import type { SignedMessage } from './SignMessage.js'
import type { WalletConnectClient } from './WalletConnectClient.js'

/** What an account is to sign, and what it has signed. */
export type ConnectProof = {
  readonly account: NetworkAccount
  readonly signed: SignedMessage
}

/** A beginning that the accounts of one approval go on with, once. */
export type ConnectChallenge = {
  /** Where accounts may sign in. */
  readonly networkIds: readonly NetworkId[]
  /** What this account is to sign; the account may be anybody's before. */
  write(account: NetworkAccount): Promise<SignInMessage>
  /**
   * Has all proofs of the approval checked.
   * @throws `SIGN_IN_FAILED` when any of them is wrong, or none can tell
   */
  add(proofs: readonly ConnectProof[], signal: AbortSignal): Promise<void>
}

/** Signing in with the approval that connects, as connectors know of it. */
export type SignInWhileConnecting = {
  /** Makes what is signed, but for the account. It rejects as `add` does. */
  begin(signal: AbortSignal): Promise<ConnectChallenge>
}

/** Makes what pairs in place of a client, and signs in where it can. */
export type CreatePair = (p: {
  readonly client: Pick<
    WalletConnectClient,
    'authenticate' | 'disconnect' | 'pair'
  >
  readonly clock: Clock
}) => WalletConnectClient['pair']

/**
 * Signs in with one account of a login, if the visitor is to be asked about it.
 * It never rejects: whoever is not signed in by it is asked afterwards.
 * @param p.namespace the one that connects
 * @param p.accountOf the login's account of each namespace that it has
 * @param p.sign asks the wallet
 */
export type SignInAtLogin = (p: {
  readonly namespace: Namespace
  readonly accountOf: (namespace: Namespace) => NetworkAccount | undefined
  readonly sign: (challenge: FrameChallenge) => Promise<FrameSignIn>
  readonly signal: AbortSignal
}) => Promise<void>

/** Signing in with what connects, for each kind of wallet that can. */
export type ConnectSignIns = {
  /** With the approval over WalletConnect. */
  readonly createPair: CreatePair
  /** With the login of the hosted wallet. */
  readonly atLogin: SignInAtLogin
  /**
   * A login connects several namespaces, this one as the last: the visitor is
   * asked about its account at the first, and about none until the result is
   * called.
   */
  expect(namespace: Namespace): () => void
}
