import type { Secrets } from '../secrets/Secrets.js'

/** A row as its hash covers it. */
export interface AuditRow {
  readonly userId: string
  readonly sequence: number
  readonly at: Date
  readonly event: string
  readonly detailsHash: string
  readonly previousHash: string
}

/** What the first row of a chain follows. */
export const beginning = ''

/** Of what an event tells: it stays when the details are deleted. */
export function detailsHash(secrets: Secrets, details: string): string {
  return secrets.mac('audit.details', details)
}

/**
 * The hash of a row, which holds the one before. It takes the service's key:
 * whoever can only write to the database cannot make a chain that fits.
 */
export function auditHash(secrets: Secrets, row: AuditRow): string {
  const { at, event, previousHash, sequence, userId } = row
  return secrets.mac(
    'audit.row',
    JSON.stringify([
      previousHash,
      userId,
      sequence,
      at.toISOString(),
      event,
      row.detailsHash,
    ]),
  )
}
