export { openRedis } from './cache/openRedis.js'
export { openSpareRedis, type SpareCache } from './cache/openSpareRedis.js'
export { redisSchema } from './cache/redisSchema.js'
export type { SharedCache } from './cache/SharedCache.js'
export { type Clock, systemClock } from './clock.js'
export { createLog, type Log, type LogFields } from './createLog.js'
export { createReads, type Reads } from './database/createReads.js'
export type { Database, OpenDatabase } from './database/Database.js'
export type { Grants } from './database/grantRoles.js'
export { migrateDatabase } from './database/migrateDatabase.js'
export { openBeside } from './database/openBeside.js'
export {
  type DatabaseLocation,
  openDatabase,
} from './database/openDatabase.js'
export { openTurn, type Turn } from './database/openTurn.js'
export { type Repeating, startRepeating } from './database/startRepeating.js'
export { startSweeper } from './database/startSweeper.js'
export { type Replicas, watchReplicas } from './database/watchReplicas.js'
export { errorFields } from './errorFields.js'
export {
  createHttpApp,
  type HttpApp,
  type IsWelcome,
} from './http/createHttpApp.js'
export { createSpareRequestLimit } from './http/createSpareRequestLimit.js'
export { describeApi } from './http/describeApi.js'
export { HttpProblem } from './http/HttpProblem.js'
export { origin } from './http/origin.js'
export { readNetwork } from './http/readNetwork.js'
export { type RunningServer, serveHttp } from './http/serveHttp.js'
export { trustedProxies } from './http/trustedProxies.js'
export { stopOnSignals } from './stopOnSignals.js'
