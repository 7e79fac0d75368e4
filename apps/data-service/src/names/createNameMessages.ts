import { randomBytes, timingSafeEqual } from 'node:crypto'
import { type NameMessage, writeNameMessage } from '@hasp/protocol/data'
import type { Secrets } from '@hasp/service-frame/secrets'
import { getAddress } from 'viem'

/** Of 22 characters: clients take no nonce of another length. */
const drawnBytes = 6
const sealLength = 14
const endPattern =
  /\nName: (.*)\nAddress: .*\nCoin type: .*\nNonce: ([\w-]{8})([\w-]{14})\nIssued at: (.*)\nExpires at: (.*)$/

/**
 * The messages that accounts sign for a name. Each is known again by a seal in
 * its nonce, so that nothing is kept of those that strangers ask for.
 */
export interface NameMessages {
  write(about: Omit<NameMessage, 'nonce'>): string
  /** @returns undefined for one that was not written here for this applicant */
  read(
    message: string,
    applicant: Pick<NameMessage, 'address' | 'coinType' | 'site'>,
  ): NameMessages.Read | undefined
}

export declare namespace NameMessages {
  interface Read {
    readonly name: string
    readonly nonce: string
    readonly expiresAt: Date
  }
}

/** @param secrets the same in every process */
export function createNameMessages(
  secrets: Pick<Secrets, 'mac'>,
): NameMessages {
  const seal = (about: Omit<NameMessage, 'nonce'>, drawn: string) => {
    const written = { ...about, address: getAddress(about.address) }
    const unsealed = writeNameMessage({ ...written, nonce: drawn })
    const mac = secrets.mac('names.challenge', unsealed)
    const nonce = drawn + mac.slice(0, sealLength)
    return writeNameMessage({ ...written, nonce })
  }
  return {
    write: (about) =>
      seal(about, randomBytes(drawnBytes).toString('base64url')),
    read(message, applicant) {
      const [, name, drawn, sealed, issuedAt, expiresAt] =
        endPattern.exec(message) ?? []
      if (!name || !drawn || !sealed || !issuedAt || !expiresAt)
        return undefined
      const right = seal({ ...applicant, name, issuedAt, expiresAt }, drawn)
      return isSame(message, right)
        ? { name, nonce: drawn + sealed, expiresAt: new Date(expiresAt) }
        : undefined
    },
  }
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)]
  return left.length === right.length && timingSafeEqual(left, right)
}
