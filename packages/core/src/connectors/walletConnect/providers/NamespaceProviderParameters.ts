import type { NetworkId } from '../../../entities/network/networkId.js'
import type { NamespaceSession } from '../sessions/createSessionBook.js'

/** What a namespace's provider is made over. */
export type NamespaceProviderParameters = {
  /** The session in use; undefined when there is none any more. */
  readonly current: () => NamespaceSession | undefined
  /** Asks the wallet; on a phone its app comes to the front inside the call. */
  readonly ask: (request: {
    readonly method: string
    readonly params: object
    readonly chainId?: NetworkId | undefined
    readonly signal?: AbortSignal | undefined
  }) => Promise<unknown>
}

/** Makes the provider of a namespace. */
export type CreateProvider = (parameters: NamespaceProviderParameters) => object
