/** What a site says of itself to a wallet. */
export type SiteDescription = {
  readonly name: string
  readonly url?: string | undefined
  readonly icon?: string | undefined
}
