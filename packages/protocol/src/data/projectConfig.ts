import * as v from 'valibot'

const mostFeatures = 100

/** What an operator says of a site that uses the services. */
export const projectConfigSchema = v.object({
  /**
   * Where the site may be: `https://*.tide.example` is every host with exactly
   * one more label. Absent where any origin is welcome.
   */
  allowedOrigins: v.optional(
    v.pipe(v.array(v.pipe(v.string(), v.maxLength(300))), v.maxLength(1_000)),
  ),
  /**
   * By their names in the kit's option `features`: what is `false` is off where
   * the site says nothing of it. Later releases may know more of them.
   */
  features: v.pipe(
    v.record(v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,40}$/)), v.boolean()),
    v.check((features) => Object.keys(features).length <= mostFeatures),
  ),
})

/** What an operator says of a site. */
export type ProjectConfig = v.InferOutput<typeof projectConfigSchema>
