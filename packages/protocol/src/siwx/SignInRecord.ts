/** What an account signs to sign in (CAIP-122; on EVM EIP-4361). */
export type SignInRecord = {
  /** As the namespace writes it: on EVM with its checksum. */
  readonly accountAddress: string
  /** CAIP-2. */
  readonly chainId: string
  /** The host that asks, with its port where it is not the usual one. */
  readonly domain: string
  /** What is signed in to: a page of that host. */
  readonly uri: string
  readonly version: '1'
  /** 22 or more letters and digits that the server made for this once. */
  readonly nonce: string
  /** ISO 8601 in UTC, as the other times. */
  readonly issuedAt: string
  readonly expirationTime?: string | undefined
  readonly notBefore?: string | undefined
  readonly requestId?: string | undefined
  /** One line that says what signing means. */
  readonly statement?: string | undefined
  /** URIs of what is agreed to. */
  readonly resources?: readonly string[] | undefined
}
