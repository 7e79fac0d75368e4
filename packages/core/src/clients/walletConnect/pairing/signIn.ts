/** What signing in while pairing needs besides pairing. */
export { formatAuthPayload } from './formatAuthPayload.js'
export { readAuthentication } from './readAuthentication.js'
