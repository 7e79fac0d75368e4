import { mailPurpose } from '@hasp/service-frame/mail'
import type { SealedColumn } from '@hasp/service-frame/secrets'
import { outbox } from '@hasp/service-frame/tables'
import { bindings, deposits } from '../database/tables.js'
import { emailPurpose, secretPurpose } from './purposes.js'

/** Everything that the escrow seals, which a rotation seals anew. */
export const sealedColumns: readonly SealedColumn[] = [
  { column: bindings.emailSealed, purpose: emailPurpose },
  { column: deposits.emailSealed, purpose: emailPurpose },
  { column: deposits.secretSealed, purpose: secretPurpose },
  { column: outbox.mailSealed, purpose: mailPurpose },
]
