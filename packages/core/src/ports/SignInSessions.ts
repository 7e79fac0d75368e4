import type { NetworkId } from '../entities/network/networkId.js'
import type { SignInSession } from '../entities/signIn/signInSession.js'

/** What a site of such a kind makes of a message: fields, and their text. */
export type SignInDocument = {
  readonly accountAddress: string
  readonly chainId: string
  /** The text that is signed. */
  toString(): string
}

/** What is told of a session that was added: what was signed, and how. */
export type AddedSession = Omit<SignInSession, 'data' | 'cacao'> & {
  readonly data: SignInDocument
}

/**
 * A site's own sign-in with a session for each account and network, as it was
 * written for AppKit.
 * @see CAIP-122
 */
export type SignInSessions = {
  createMessage(p: {
    readonly accountAddress: string
    readonly chainId: NetworkId
  }): Promise<SignInDocument>
  /** Verifies and keeps it; rejects what is wrong. */
  addSession(session: AddedSession): Promise<unknown>
  revokeSession(chainId: NetworkId, address: string): Promise<unknown>
  /** Called with none: everybody is signed out. */
  setSessions(sessions: AddedSession[]): Promise<unknown>
  /** Those of an account that are valid. */
  getSessions(
    chainId: NetworkId,
    address: string,
  ): Promise<
    readonly {
      readonly data: {
        readonly accountAddress: string
        readonly chainId: string
      }
    }[]
  >
  /** Whether whoever connects signs in; the option `required` before it. */
  getRequired?(): boolean
  /** The option of that name before it. */
  readonly signOutOnDisconnect?: boolean | undefined
}
