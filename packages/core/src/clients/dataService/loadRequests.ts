import { loadOnce } from '../../utils/loadOnce.js'

/** What asks a service, fetched with the first question. */
export const loadRequests = loadOnce(() => import('./requests.js'))
