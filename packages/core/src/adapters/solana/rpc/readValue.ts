import { anything, misfit, object, type Schema } from '../../../utils/schema.js'

/** Most answers come with the slot that they are of. */
const InContext = object({ value: anything })

/** The value of such an answer; undefined when it is none. */
export function readValue(result: unknown): unknown {
  const answer = InContext(result)
  return answer === misfit ? undefined : answer.value
}

/** A reader for what a schema describes; undefined when it does not fit. */
export function reader<value>(
  schema: Schema<value>,
): (input: unknown) => value | undefined {
  return (input) => {
    const read = schema(input)
    return read === misfit ? undefined : read
  }
}
