import { dataRoutes, type ReadinessReply } from '@hasp/protocol/data'
import * as v from 'valibot'
import type { Activity } from './activity/openActivity.js'
import type { Stores } from './database/openStores.js'
import type { Role } from './role.js'

const detailsSchema = v.omit(dataRoutes.isReady.reply, ['isReady'])

/**
 * How a process is, for its operator. Of an index that cannot be asked, nothing
 * is said.
 */
export async function describeReadiness(parts: {
  readonly activity: Pick<Activity, 'describe'>
  readonly role: Role
  readonly stores: Pick<Stores, 'describe'>
}): Promise<Omit<ReadinessReply, 'isReady'>> {
  const indexed = await parts.activity.describe().catch(() => ({}))
  return v.parse(detailsSchema, {
    role: parts.role,
    ...parts.stores.describe(),
    ...indexed,
  })
}
