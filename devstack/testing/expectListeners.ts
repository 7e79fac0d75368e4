import { setMaxListeners } from 'node:events'

/**
 * All that a kit or a client starts ends with one signal, and each part that is
 * at work waits for it: Node takes the eleventh for a leak. What leaks goes on
 * to add listeners, and is past this soon.
 */
setMaxListeners(32)
