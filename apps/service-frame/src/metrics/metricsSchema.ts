import * as v from 'valibot'

/** Where an operator looks at the metrics of a process. */
export const metricsSchema = v.strictObject({
  listen: v.strictObject({
    host: v.string(),
    port: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(65_535)),
  }),
})
