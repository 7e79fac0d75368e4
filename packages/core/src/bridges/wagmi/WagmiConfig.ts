/** The part of a wagmi connector that tells whose it is. */
export type WagmiConnector = {
  readonly id: string
  readonly name: string
  readonly uid: string
}

/** What wagmi holds about connections. */
export type WagmiState = {
  chainId: number
  connections: Map<
    string,
    {
      accounts: readonly [`0x${string}`, ...`0x${string}`[]]
      chainId: number
      connector: WagmiConnector
    }
  >
  current: string | null
  status: 'connected' | 'connecting' | 'disconnected' | 'reconnecting'
}

/** The part of a wagmi config that is alike in 2 and 3. */
export type WagmiConfig = {
  readonly connectors: readonly WagmiConnector[]
  readonly state: WagmiState
  /** Takes wagmi's whole state, of which {@link WagmiState} is a part. */
  setState(change: never): void
  subscribe(
    select: (state: WagmiState) => WagmiState,
    listener: () => void,
  ): () => void
}
