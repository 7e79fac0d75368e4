import * as v from 'valibot'

const protocols = ['redis:', 'rediss:']

/** What several processes share besides their database. */
export const redisSchema = v.strictObject({
  url: v.pipe(
    v.string(),
    v.check(
      (text) =>
        URL.canParse(text) && protocols.includes(new URL(text).protocol),
      'Write where Redis is, such as redis://localhost:6379.',
    ),
  ),
})
