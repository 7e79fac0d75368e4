import * as v from 'valibot'
import { explainIssue } from './explainIssue.js'
import { readJson } from './readJson.js'

/**
 * Reads a file of settings.
 * @param schema what the file holds
 * @returns the value as the schema gives it
 * @throws Error with one sentence that names the file and the place in it
 */
export async function readJsonFile<const Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, await readJson(path))
  if (result.success) return result.output
  throw new Error(`${path}: ${explainIssue(result.issues[0])}`)
}
