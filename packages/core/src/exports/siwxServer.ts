export { createSiwxServer } from '../siwxServer/createSiwxServer.js'
export type {
  SignedIn,
  SignedInAccount,
  SiwxCredential,
  SiwxServerOptions,
} from '../siwxServer/SiwxServerOptions.js'
export type { SiwxEntry, SiwxStore } from '../siwxServer/SiwxStore.js'
export type { SiwxServer } from '../siwxServer/serveSiwx.js'
export { memoryStore } from '../siwxServer/stores/memoryStore.js'
export {
  type PostgresQuery,
  postgresStore,
  siwxTable,
} from '../siwxServer/stores/postgresStore.js'
export { type RedisEval, redisStore } from '../siwxServer/stores/redisStore.js'
