import * as v from 'valibot'
import type { KeptAnswer } from './createSharedAnswers.js'

/** Answers as JSON, each with the key that it is the answer to. */
export function keptJson<Answer>(
  schema: v.GenericSchema<unknown, Answer>,
): KeptAnswer<Answer> {
  const kept = v.object({ key: v.string(), answer: schema })
  return {
    write: (key, answer) => Buffer.from(JSON.stringify({ key, answer })),
    read(key, bytes) {
      const found = v.parse(kept, JSON.parse(bytes.toString('utf8')))
      return found.key === key ? found.answer : undefined
    },
  }
}
