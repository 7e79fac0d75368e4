/**
 * Schemas for what is stored, and for what wallets on phones send. They weigh
 * 0.4 kB where a library weighed 2.1 kB of every page load.
 */
export type Schema<value> = (input: unknown) => value | typeof misfit

/** What a schema gives for an input that does not fit. */
export const misfit = Symbol('misfit')

export type Infer<schema> = schema extends Schema<infer value> ? value : never

/** A schema from a guard. */
export function fits<value>(
  guard: (input: unknown) => input is value,
): Schema<value> {
  return (input) => (guard(input) ? input : misfit)
}

/** Whatever it is. */
export const anything: Schema<unknown> = (input) => input

/** A text that matches the pattern, of at most 2048 characters unless given. */
export function text(pattern = /^/, longest = 2048): Schema<string> {
  return fits(
    (input): input is string =>
      typeof input === 'string' &&
      input.length <= longest &&
      pattern.test(input),
  )
}

/** A finite number; with bounds, a whole one within them. */
export function number(bounds?: { min: number; max: number }): Schema<number> {
  return fits(
    (input): input is number =>
      Number.isFinite(input) &&
      (!bounds ||
        (Number.isInteger(input) &&
          Number(input) >= bounds.min &&
          Number(input) <= bounds.max)),
  )
}

export function oneOf<const value>(values: readonly value[]): Schema<value> {
  return fits((input): input is value => values.includes(input as value))
}

/** A list whose items all fit. */
export function list<item>(
  schema: Schema<item>,
  bounds: { min?: number; max: number },
): Schema<item[]> {
  return (input) => {
    if (!Array.isArray(input)) return misfit
    if (input.length < (bounds.min ?? 0) || input.length > bounds.max)
      return misfit
    const items = input.map(schema)
    return items.includes(misfit) ? misfit : (items as item[])
  }
}

/** Any text may be a key; of known keys, some may lack. */
type Entries<key extends string, value> = string extends key
  ? Record<string, value>
  : { [name in key]?: value }

/** An object whose keys and values all fit. */
export function record<key extends string, value>(
  keySchema: Schema<key>,
  schema: Schema<value>,
): Schema<Entries<key, value>> {
  return (input) => {
    if (!isObject(input)) return misfit
    const entries = Object.entries(input).map(
      ([key, value]) => [keySchema(key), schema(value)] as const,
    )
    return entries.some((entry) => entry.includes(misfit))
      ? misfit
      : (Object.fromEntries(entries) as Entries<key, value>)
  }
}

/** An object with these members; others are dropped, optional ones may lack. */
export function object<
  members extends Record<string, Schema<unknown>>,
  optional extends Record<string, Schema<unknown>> = Record<never, never>,
>(
  members: members,
  optional?: optional,
): Schema<
  { [name in keyof members]: Infer<members[name]> } & {
    [name in keyof optional]?: Infer<optional[name]> | undefined
  }
> {
  return (input) => {
    if (!isObject(input)) return misfit
    const entries = [
      ...Object.entries(members),
      ...Object.entries(optional ?? {}).filter(
        ([name]) => read(input, name) !== undefined,
      ),
    ].map(([name, schema]) => [name, schema(read(input, name))] as const)
    return entries.some(([, value]) => value === misfit)
      ? misfit
      : (Object.fromEntries(entries) as never)
  }
}

function isObject(input: unknown): input is object {
  return typeof input === 'object' && input !== null && !Array.isArray(input)
}

function read(input: object, name: string): unknown {
  return Object.hasOwn(input, name)
    ? (input as Record<string, unknown>)[name]
    : undefined
}
