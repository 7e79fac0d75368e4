import * as v from 'valibot'

/** Most answers come with the slot that they are of. */
const InContext = v.object({ value: v.optional(v.unknown()) })

/** The value of such an answer; undefined when it is none. */
export function readValue(result: unknown): unknown {
  const answer = v.safeParse(InContext, result)
  return answer.success ? answer.output.value : undefined
}

/** A reader for what a schema describes; undefined when it does not fit. */
export function reader<value>(
  schema: v.GenericSchema<unknown, value>,
): (input: unknown) => value | undefined {
  return (input) => {
    const read = v.safeParse(schema, input)
    return read.success ? read.output : undefined
  }
}
