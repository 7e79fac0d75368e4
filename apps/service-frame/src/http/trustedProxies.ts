import * as v from 'valibot'

/** How many proxies of the operator stand between visitors and a service. */
export const trustedProxies = v.optional(
  v.pipe(
    v.number(),
    v.integer(),
    v.minValue(0, 'Write how many proxies there are, or 0.'),
  ),
  0,
)
