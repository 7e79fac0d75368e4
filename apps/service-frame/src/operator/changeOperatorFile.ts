import { randomUUID } from 'node:crypto'
import { rename, stat, writeFile } from 'node:fs/promises'
import { type OperatorFile, operatorFileSchema } from '@hasp/protocol/project'
import * as v from 'valibot'
import { readJsonFile } from './readJsonFile.js'

/**
 * Changes the operator's file in one step: a service that reads it meanwhile
 * sees the file of before or the whole new one.
 * @param change gives back what it was given where there is nothing to do
 * @returns whether anything changed
 * @throws Error with one sentence, and the file is as it was
 */
export async function changeOperatorFile(
  path: string,
  change: (file: OperatorFile) => OperatorFile,
): Promise<boolean> {
  const before = await readJsonFile(path, operatorFileSchema)
  const after = change(before)
  if (after === before) return false
  const checked = v.safeParse(operatorFileSchema, after)
  if (!checked.success) throw new Error(`${checked.issues[0].message}.`)
  const { mode } = await stat(path)
  const written = `${path}.${randomUUID()}`
  const text = `${JSON.stringify(checked.output, undefined, 2)}\n`
  await writeFile(written, text, { mode })
  await rename(written, path)
  return true
}
