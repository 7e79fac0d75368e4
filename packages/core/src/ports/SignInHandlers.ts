/**
 * A site's own sign-in, for accounts of EVM, as it was written for RainbowKit,
 * ConnectKit or their kin: the server keeps one session.
 * @see EIP-4361
 */
export type SignInHandlers = {
  /** A nonce that the server made, for one sign-in. */
  getNonce(address?: string): Promise<string>
  /** The text that this account is to sign. */
  createMessage(p: {
    readonly nonce: string
    readonly address: `0x${string}`
    readonly chainId: number
  }): string | Promise<string>
  /** Has the server verify it and begin the session; false refuses. */
  verifyMessage(p: {
    readonly message: string
    readonly signature: string
  }): Promise<boolean>
  /** Who is signed in, as the server says. */
  getSession(): Promise<
    { readonly address: string; readonly chainId: number } | null | undefined
  >
  /** Ends the session; false says that it could not. */
  signOut(): Promise<unknown>
}
