import type { Grants } from '@hasp/service-frame'

const sweeps = 'select (expires_at), delete'
/** A row that is locked takes the right to change one column. */
const locks = 'select, update (created_at), delete'

/**
 * What the two roles of the service may do. The worker mails, sweeps, deletes
 * whoever asked for it and signs the record of a day; of what opens a wallet it
 * reads nothing.
 */
export const grants: Grants = {
  append: ['audit', 'audit_heads', 'keys'],
  worker: {
    outbox: 'select, insert, update, delete',
    audit: 'select, insert, update (details), delete',
    audit_heads: 'select, insert',
    challenges: 'select (expires_at, project_id, email_hash), delete',
    counters: sweeps,
    deletions: locks,
    denials: 'select (expires_at, project_id, email_hash), delete',
    devices: 'select (id, origin, last_used_at, thumbprint), delete',
    email_changes: sweeps,
    export_grants: sweeps,
    introductions: sweeps,
    mailbox_moves: 'select (expires_at, user_id), delete',
    move_challenges: 'select (expires_at, project_id, email_hash), delete',
    outcomes: 'select (expires_at, user_id), delete',
    recovery_proofs: 'select (user_id), delete',
    rendezvous: 'select (expires_at, user_id), delete',
    sessions: 'select (ended_at, refreshed_at, created_at), delete',
    users: locks,
  },
}
