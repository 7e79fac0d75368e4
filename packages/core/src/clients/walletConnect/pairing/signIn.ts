/** What signing in while pairing needs besides pairing; most pages never do. */
export { formatAuthPayload } from './formatAuthPayload.js'
export { readAuthentication, readResponderKey } from './readAuthentication.js'
