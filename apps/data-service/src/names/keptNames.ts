import { nameSchema } from '@hasp/protocol/data'
import * as v from 'valibot'

const readFields = { isKnown: v.boolean(), readAt: v.number() }
/** Where a name leads, as processes keep it for one another. */
export const foundSchema = v.object({
  ...readFields,
  addresses: nameSchema.entries.addresses,
})

/** What an account is called, as processes keep it for one another. */
export const calledSchema = v.object({
  ...readFields,
  name: v.exactOptional(v.string()),
})
