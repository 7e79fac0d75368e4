/** A wallet of the Keplr kind, and where it is on the page. */
export type CosmosWallet = {
  /** Its rdns, by which it is known in other namespaces, too. */
  readonly id: string
  readonly name: string
  /** Below `window`, e.g. `cosmostation.providers.keplr`. */
  readonly path: string
  readonly imageUrl?: string | undefined
  /** What it dispatches on `window`; `keplr_keystorechange` unless given. */
  readonly keystoreEvent?: string | undefined
}

/** Others may put themselves at `keplr` as well: Keplr is the last guess. */
export const cosmosWallets: readonly CosmosWallet[] = [
  {
    id: 'io.leapwallet',
    name: 'Leap',
    path: 'leap',
    keystoreEvent: 'leap_keystorechange',
  },
  {
    id: 'io.cosmostation',
    name: 'Cosmostation',
    path: 'cosmostation.providers.keplr',
    keystoreEvent: 'cosmostation_keystorechange',
  },
  { id: 'app.keplr', name: 'Keplr', path: 'keplr' },
]
