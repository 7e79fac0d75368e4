/** What a message that signs in says of itself. */
export interface SignIn {
  /** With its port, where the message names one. */
  readonly host: string
  readonly address: string
}

const sentence =
  /(?:^|\n)[^\S\n]*(?:[a-z][a-z\d+.-]*:\/\/)?(\S+) wants you to sign in with your [^\n]{1,40} account:?[^\S\n]*(?:\n[^\S\n]*(\S*))?/i

/**
 * Finds the sentence of EIP-4361 wherever it stands: a message that a site
 * would take for a sign-in must not get past by a line above it.
 */
export function readSignIn(text: string): SignIn | undefined {
  const [, host, address] = sentence.exec(text.replaceAll('\r', '')) ?? []
  return host === undefined
    ? undefined
    : { host: host.toLowerCase(), address: address ?? '' }
}
