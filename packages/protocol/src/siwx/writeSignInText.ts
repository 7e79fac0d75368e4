import { accountNames } from './accountNames.js'
import type { SignInRecord } from './SignInRecord.js'

/** Of all in a message, together. */
export const longestSignInText = 8192

const caip2 = /^([^:]+):([^:]+)$/

/**
 * Writes what an account signs to sign in: sites, their servers and the hosted
 * wallet write the same bytes of the same record. Whoever writes has checked its
 * fields, above all that none has a line break in it.
 * @param chain what the text calls the network; its CAIP-2 reference unless given
 * @see EIP-4361, CAIP-122
 */
export function writeSignInText(record: SignInRecord, chain?: string): string {
  const { accountAddress, chainId, domain, resources = [], statement } = record
  const [, namespace = '', reference = ''] = caip2.exec(chainId) ?? []
  const account = accountNames[namespace as keyof typeof accountNames]
  return [
    `${domain} wants you to sign in with your ${account} account:`,
    accountAddress,
    ...(statement ? ['', statement] : []),
    // EIP-4361 leaves the line of an absent statement; the others do not.
    ...(!statement && namespace === 'eip155' ? [''] : []),
    '',
    `URI: ${record.uri}`,
    `Version: ${record.version}`,
    `Chain ID: ${chain ?? reference}`,
    `Nonce: ${record.nonce}`,
    `Issued At: ${record.issuedAt}`,
    ...writeOptional('Expiration Time', record.expirationTime),
    ...writeOptional('Not Before', record.notBefore),
    ...writeOptional('Request ID', record.requestId),
    ...(resources.length > 0 ? ['Resources:'] : []),
    ...resources.map((resource) => `- ${resource}`),
  ].join('\n')
}

function writeOptional(name: string, value: string | undefined): string[] {
  return value === undefined ? [] : [`${name}: ${value}`]
}
