import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { explainIssue } from './explainIssue.js'

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
  const text = await readFile(path, 'utf8').catch((cause) => {
    throw new Error(`${path} cannot be read.`, { cause })
  })
  const result = v.safeParse(schema, parseJson(path, text))
  if (result.success) return result.output
  throw new Error(`${path}: ${explainIssue(result.issues[0])}`)
}

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Error(`${path} is no JSON.`, { cause })
  }
}
