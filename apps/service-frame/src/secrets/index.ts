export { createSecrets } from './createSecrets.js'
export { emailHash, mailboxHash, normalEmail } from './emailHash.js'
export { masterKeyBytes, readMasterKey } from './readMasterKey.js'
export type { Secrets } from './Secrets.js'
