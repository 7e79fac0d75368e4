import type { SigningContext } from '../SigningRequest.js'

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

/** A text that signs in, and holds nothing else that anybody would read. */
const plain =
  /^\S+ wants you to sign in with your \w+ account:\n\S+\n\n(?:(?<statement>.+)\n\n|\n)?URI: (?<uri>\S+)\nVersion: 1\nChain ID: (?<chain>\S+)(?:\n(?:Nonce|Issued At|Expiration Time|Not Before|Request ID): \S+)+$/

/**
 * Reads a text for signing in whose every line is known: all that it says is
 * its site, account and network, and what it states. It is read in full first
 * wherever there is more to it.
 * @returns undefined for any other text
 */
export function readPlainSignIn(
  text: string,
  { network, origin }: SigningContext,
): { readonly statement?: string } | undefined {
  const { chain, statement, uri } = plain.exec(text)?.groups ?? {}
  const isOwn = uri !== undefined && isPageOf(origin, uri)
  if (!isOwn || !network.endsWith(`:${chain}`)) return undefined
  return statement === undefined ? {} : { statement }
}

/** Whether an address leads to a page of this origin, to every reader alike. */
export function isPageOf(origin: string, uri: string): boolean {
  return uri === origin || uri.startsWith(`${origin}/`)
}
