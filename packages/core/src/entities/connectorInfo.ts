import type { Namespace } from './namespace.js'

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
  /** The name under which a connection is stored: the rdns, else the id. */
  readonly storageId: string
}
