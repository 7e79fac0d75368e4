import type { NetworkId } from '../../../entities/network/networkId.js'
import type { FamilySession } from '../sessions/createSessionBook.js'

/** What a family's provider is made over. */
export type FamilyWorld = {
  /** The session in use; undefined when there is none any more. */
  readonly current: () => FamilySession | undefined
  /** Asks the wallet; on a phone its app comes to the front inside the call. */
  readonly ask: (request: {
    readonly method: string
    readonly params: object
    readonly chainId?: NetworkId | undefined
    readonly signal?: AbortSignal | undefined
  }) => Promise<unknown>
}
