import type { Namespace } from '../network/namespace.js'

/** The kinds of connector (specification 3). */
export const connectorTypes = [
  'EXTERNAL',
  'WALLET_CONNECT',
  'INJECTED',
  'ANNOUNCED',
  'AUTH',
  'MULTI_CHAIN',
  'ID_AUTH',
] as const

/** One of `connectorTypes`: how a wallet is reached. */
export type ConnectorType = (typeof connectorTypes)[number]

/** What tells a connector from a wallet in this browser; absent means no. */
export type ConnectorCapabilities = {
  /** Connecting takes a pairing: a code to scan, or a link to another app. */
  readonly isPairing?: boolean | undefined
  /** It is a way to many wallets: nothing to list, hide or remember as one. */
  readonly reachesManyWallets?: boolean | undefined
  /** Once disconnected, it takes the wallet's approval to connect again. */
  readonly endsForGood?: boolean | undefined
  /** It asks its owner in the page itself: the modal steps aside meanwhile. */
  readonly drawsInPage?: boolean | undefined
}

/** What is known of a way to connect, without the means to do it. */
export type ConnectorInfo = {
  /** Unique among the connectors of the page. */
  readonly id: string
  readonly name: string
  readonly type: ConnectorType
  readonly namespaces: readonly Namespace[]
  /**
   * What the wallet gives as its picture: nobody has judged it. To draw it,
   * take what `pictureOf` or a hook says, or judge it with `readPicture`.
   */
  readonly imageUrl?: string | undefined
  readonly imageId?: string | undefined
  /** What the wallet announced about itself (EIP-6963). */
  readonly info?:
    | {
        readonly icon?: string | undefined
        readonly rdns?: string | undefined
        readonly uuid?: string | undefined
      }
    | undefined
  readonly capabilities?: ConnectorCapabilities | undefined
  /** The name under which a connection is stored: the rdns, else the id. */
  readonly storageId: string
}
