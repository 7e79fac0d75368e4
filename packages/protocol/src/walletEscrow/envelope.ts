import * as v from 'valibot'
import { base64Url } from '../walletService/values.js'

/** What the service carries, there and back; it can only count its bytes. */
export const walletEscrowEnvelopeSchema = v.strictObject({
  sealed: base64Url(48, 4_096),
})
