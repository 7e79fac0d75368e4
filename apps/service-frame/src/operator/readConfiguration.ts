import * as v from 'valibot'
import { explainIssue } from './explainIssue.js'
import { parseJson, readJson } from './readJson.js'

/** Where in a configuration a variable of the environment belongs. */
export interface Variable {
  readonly place: readonly string[]
  /** What its text stands for; itself unless given. */
  readonly read?: ((text: string) => unknown) | undefined
}

/**
 * Reads what a program is started with: a file, or a variable of the environment
 * that holds the whole of it as JSON, and over either what further variables set,
 * in their order. An empty one counts as none.
 * @param schema what all of it together has to be
 * @returns the value as the schema gives it
 * @throws Error with one sentence that names the file or the variable, and
 * repeats no value
 */
export async function readConfiguration<const Schema extends v.GenericSchema>(
  schema: Schema,
  parameters: readConfiguration.Parameters,
): Promise<v.InferOutput<Schema>> {
  const { environment, variables } = parameters
  const set = Object.entries(variables).flatMap(
    ([name, { place, read = (text: string): unknown => text }]) => {
      const text = environment[name]
      return text ? [{ name, place, value: read(text) }] : []
    },
  )
  const written = await readWhole(parameters)
  const whole = set.reduce(
    (before, { place, value }) => put(before, place, value),
    written.value,
  )
  const result = v.safeParse(schema, whole)
  if (result.success) return result.output
  const [issue] = result.issues
  const keys = (issue.path ?? []).map(({ key }) => key)
  const about = set.findLast(({ place }) =>
    place.every((key, index) => index >= keys.length || keys[index] === key),
  )
  throw new Error(`${about?.name ?? written.name}: ${explainIssue(issue)}`)
}

export declare namespace readConfiguration {
  interface Parameters {
    /** The file, which is not read where the environment holds the whole. */
    readonly path: string | undefined
    readonly environment: Readonly<Record<string, string | undefined>>
    /** The variable that holds the whole. */
    readonly whole: string
    /** By their names. */
    readonly variables: Readonly<Record<string, Variable>>
  }
}

async function readWhole({
  environment,
  path,
  whole,
}: readConfiguration.Parameters): Promise<{ name: string; value: unknown }> {
  const text = environment[whole]
  if (text) return { name: whole, value: parseJson(whole, text) }
  if (path !== undefined) return { name: path, value: await readJson(path) }
  throw new Error(
    `Name the configuration by --configuration FILE, or write it into ${whole}.`,
  )
}

/** The same, with a value at a place of it. */
function put(
  before: unknown,
  [key, ...rest]: readonly string[],
  value: unknown,
): unknown {
  if (key === undefined) return value
  const entries = new Map(
    typeof before === 'object' && before !== null ? Object.entries(before) : [],
  )
  return Object.fromEntries(
    entries.set(key, put(entries.get(key), rest, value)),
  )
}
