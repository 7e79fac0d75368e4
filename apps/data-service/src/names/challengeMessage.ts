import type { Hex } from 'viem'
import { getAddress } from 'viem'

/** What an account signs for a name. */
export interface Challenge {
  /** Scheme and host of the page that asked. */
  readonly site: string
  readonly name: string
  readonly address: Hex
  readonly coinType: number
  readonly nonce: string
  /** Milliseconds since 1970. */
  readonly issuedAt: number
  readonly expiresAt: number
}

/** The message, as a visitor reads it in a wallet. */
export function challengeMessage(challenge: Challenge): string {
  return [
    `${challenge.site} wants to register the name ${challenge.name} for this account.`,
    '',
    'Signing it costs nothing and sends no transaction.',
    '',
    `Name: ${challenge.name}`,
    `Address: ${getAddress(challenge.address)}`,
    `Coin type: ${challenge.coinType}`,
    `Nonce: ${challenge.nonce}`,
    `Issued at: ${new Date(challenge.issuedAt).toISOString()}`,
    `Expires at: ${new Date(challenge.expiresAt).toISOString()}`,
  ].join('\n')
}

/** The one part of a message by which its challenge is found. */
export function readNonce(message: string): string | undefined {
  return /^Nonce: ([A-Za-z0-9_-]{22})$/m.exec(message)?.[1]
}
