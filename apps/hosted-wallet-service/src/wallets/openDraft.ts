import { HttpProblem } from '@hasp/service-frame'
import * as v from 'valibot'
import type { Secrets } from '../secrets/Secrets.js'
import { draftPurpose } from './draftRecovery.js'

const draftSchema = v.strictObject({
  recoveryId: v.pipe(v.string(), v.uuid()),
  recoveryHalf: v.string(),
})

/**
 * What was drafted for one more way to a wallet.
 * @throws HttpProblem 400 where it was not drafted here
 */
export function openDraft(secrets: Secrets, draft: string) {
  try {
    return v.parse(draftSchema, JSON.parse(secrets.open(draftPurpose, draft)))
  } catch (cause) {
    throw new HttpProblem(400, 'BODY_INVALID', { cause })
  }
}
