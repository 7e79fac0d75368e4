import type { KeyUse } from '@hasp/service-frame/secrets'
import { deposits } from '../database/tables.js'
import { assertKeyFits } from './assertKeyFits.js'

/** How the escrow knows whether a master key belongs to its database. */
export const keyUse: KeyUse = {
  isNew: async (database) => (await database.$count(deposits)) === 0,
  assertKeyFits,
}
