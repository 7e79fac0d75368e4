import type { KeyUse } from '@hasp/service-frame/secrets'
import { home, users } from '../database/tables.js'
import { assertKeyFits } from './assertKeyFits.js'

/** How the service knows whether a master key belongs to its database. */
export const keyUse: KeyUse = {
  // A process of the release before may be serving an empty one.
  isNew: async (database) =>
    (await database.$count(home)) === 0 && (await database.$count(users)) === 0,
  assertKeyFits,
}
