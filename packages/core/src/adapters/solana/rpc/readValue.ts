import {
  type GenericSchema,
  object,
  optional,
  safeParse,
  unknown,
} from 'valibot'

/** Most answers come with the slot that they are of. */
const InContext = object({ value: optional(unknown()) })

/** The value of such an answer; undefined when it is none. */
export function readValue(result: unknown): unknown {
  const answer = safeParse(InContext, result)
  return answer.success ? answer.output.value : undefined
}

/** A reader for what a schema describes; undefined when it does not fit. */
export function reader<value>(
  schema: GenericSchema<unknown, value>,
): (input: unknown) => value | undefined {
  return (input) => {
    const read = safeParse(schema, input)
    return read.success ? read.output : undefined
  }
}
