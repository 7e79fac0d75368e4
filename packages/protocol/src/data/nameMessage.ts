/** What an account signs for a name. */
export type NameMessage = {
  /** Scheme and host of the page that asked. */
  readonly site: string
  readonly name: string
  /** With the checksum of EIP-55. */
  readonly address: string
  readonly coinType: number
  readonly nonce: string
  /** ISO 8601 in UTC. */
  readonly issuedAt: string
  readonly expiresAt: string
}

/** The message, as a visitor reads it in a wallet. */
export function writeNameMessage(about: NameMessage): string {
  return [
    `${about.site} wants to register the name ${about.name} for this account.`,
    '',
    'Signing it costs nothing and sends no transaction.',
    '',
    `Name: ${about.name}`,
    `Address: ${about.address}`,
    `Coin type: ${about.coinType}`,
    `Nonce: ${about.nonce}`,
    `Issued at: ${about.issuedAt}`,
    `Expires at: ${about.expiresAt}`,
  ].join('\n')
}

const moment = '\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{3}Z'
const endPattern = new RegExp(
  `^Nonce: ([\\w-]{22})\\nIssued at: (${moment})\\nExpires at: (${moment})$`,
  'm',
)

/**
 * Whether a message says what was asked for, to the letter, and nothing else:
 * what a service chose are its nonce and its times. Nobody signs here what
 * would be of use elsewhere.
 * @param about.site undefined where a page has none of its own
 */
export function isNameMessage(
  message: string,
  about: Pick<NameMessage, 'address' | 'coinType' | 'name'> & {
    readonly site: string | undefined
  },
): boolean {
  const [, nonce = '', issuedAt = '', expiresAt = ''] =
    endPattern.exec(message) ?? []
  const site = about.site ?? /^https?:\/\/[^\s/]+(?= )/.exec(message)?.[0] ?? ''
  const expected = { ...about, site, nonce, issuedAt, expiresAt }
  return message === writeNameMessage(expected)
}
