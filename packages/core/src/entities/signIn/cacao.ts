/** A signed CAIP-122 message (CAIP-74). */
export type Cacao = {
  readonly h: { readonly t: string }
  readonly p: {
    readonly iss: string
    readonly domain: string
    readonly aud: string
    readonly version: string
    readonly nonce: string
    readonly iat: string
    readonly statement?: string | undefined
    readonly exp?: string | undefined
    readonly nbf?: string | undefined
    readonly requestId?: string | undefined
    readonly resources?: readonly string[] | undefined
  }
  readonly s: {
    readonly t: string
    readonly s: string
    readonly m?: string | undefined
  }
}
