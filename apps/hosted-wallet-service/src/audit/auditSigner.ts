import { ed25519 } from '@noble/curves/ed25519.js'
import type { Secrets } from '../secrets/Secrets.js'

/** What a day added to the record, as it is signed. */
export interface DayHead {
  /** Of UTC, e.g. `2026-11-25`. */
  readonly day: string
  readonly rowCount: number
  /** Of the rows, after the hash of the day before. */
  readonly hash: string
}

/** Signs what a day added; anybody can check it who has the public key. */
export function createAuditSigner(secrets: Secrets) {
  const key = Buffer.from(secrets.mac('audit.head', 'key'), 'base64url')
  const publicKey = ed25519.getPublicKey(key)
  return {
    publicKey: Buffer.from(publicKey).toString('base64url'),
    sign: (head: DayHead): string =>
      Buffer.from(ed25519.sign(textOf(head), key)).toString('base64url'),
    isSigned: (head: DayHead, signature: string): boolean => {
      const bytes = Buffer.from(signature, 'base64url')
      return (
        bytes.length === 64 && ed25519.verify(bytes, textOf(head), publicKey)
      )
    },
  }
}

function textOf({ day, hash, rowCount }: DayHead): Uint8Array {
  return Buffer.from(
    `hw1/audit-head\nday ${day}\nrows ${rowCount}\nhash ${hash}`,
  )
}
