import { readFile } from 'node:fs/promises'
import * as v from 'valibot'

const lineSchema = v.object({
  event: v.string(),
  userId: v.optional(v.string()),
  walletId: v.optional(v.string()),
  version: v.optional(v.number()),
})

/** What a log says of one wallet or user. */
export type JournalLine = v.InferOutput<typeof lineSchema>

/**
 * What the log of a program says, which a restored backup does not know; other
 * lines than the program's are none of it.
 * @throws Error with one sentence where it cannot be read
 */
export async function readJournal(
  path: string,
  event: string,
): Promise<readonly JournalLine[]> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new Error(`${path} cannot be read.`, { cause })
  })
  return text.split('\n').flatMap((line) => {
    // What a mail said cannot get here: every line is one object.
    const start = line.indexOf('{')
    const read = v.safeParse(
      v.pipe(v.string(), v.parseJson(), lineSchema),
      start < 0 ? '' : line.slice(start),
    )
    return read.success && read.output.event === event ? [read.output] : []
  })
}
