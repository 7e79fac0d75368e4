import { randomInt } from 'node:crypto'

/** An address in some network, as the proxy before a fleet has seen it. */
export const newNetwork = () => ({
  'X-Forwarded-For': Array.from({ length: 4 }, () => randomInt(1, 255)).join(
    '.',
  ),
})
