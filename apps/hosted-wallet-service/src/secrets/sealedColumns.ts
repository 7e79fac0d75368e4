import { mailPurpose } from '@hasp/service-frame/mail'
import type { SealedColumn } from '@hasp/service-frame/secrets'
import {
  challenges,
  devices,
  drafts,
  emailChanges,
  introductions,
  mailboxMoves,
  moveChallenges,
  outbox,
  recoveries,
  recoveryProofs,
  sessions,
  users,
} from '../database/tables.js'

/** Everything that the service seals, which a rotation seals anew. */
export const sealedColumns: readonly SealedColumn[] = [
  { column: challenges.emailSealed, purpose: 'users.email' },
  { column: devices.serverHalfSealed, purpose: 'devices.half' },
  { column: drafts.recoveryHalfSealed, purpose: 'recoveries.half' },
  { column: drafts.serverHalfSealed, purpose: 'devices.half' },
  { column: emailChanges.newEmailSealed, purpose: 'users.email' },
  { column: emailChanges.oldEmailSealed, purpose: 'users.email' },
  { column: introductions.recoveryHalfSealed, purpose: 'recoveries.half' },
  { column: mailboxMoves.newEmailSealed, purpose: 'users.email' },
  { column: moveChallenges.newEmailSealed, purpose: 'users.email' },
  { column: outbox.mailSealed, purpose: mailPurpose },
  { column: recoveries.halfSealed, purpose: 'recoveries.half' },
  { column: recoveryProofs.keySealed, purpose: 'recoveries.proof' },
  { column: sessions.replySealed, purpose: 'sessions.reply' },
  { column: users.emailSealed, purpose: 'users.email' },
]
