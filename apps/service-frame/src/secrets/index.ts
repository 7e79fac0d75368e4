export { createSecrets } from './createSecrets.js'
export { emailHash, mailboxHash, normalEmail } from './emailHash.js'
export {
  type KeyHolder,
  retireMasterKeys,
  rotateMasterKey,
} from './keyCommands.js'
export { type KeyRing, type KeyUse, openKeyRing } from './openKeyRing.js'
export { masterKeyBytes, readMasterKey } from './readMasterKey.js'
export type { SealedColumn } from './resealColumn.js'
export { nextKeyPath } from './rotateKeys.js'
export type { Secrets } from './Secrets.js'
export { startLearningKeys } from './startLearningKeys.js'
