import { mkdir, open, readFile, rm } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Folders that this process holds: its own number in a file says nothing. */
const held = new Set<string>()

/**
 * Keeps other processes off a database's folder: two that write to it would
 * each undo what the other acknowledged. What a process left that was killed
 * holds nobody up.
 * @returns lets go of it
 * @throws Error with one sentence when another process has it
 */
export async function holdFolder(folder: string): Promise<() => Promise<void>> {
  const path = `${folder}.lock`
  await mkdir(dirname(path), { recursive: true })
  const holder = await readHolder(path)
  if (held.has(path) || (holder !== undefined && isOther(holder)))
    throw new Error(
      `Another process serves the database in ${folder}: stop it first, for one at a time can.`,
    )
  if (holder !== undefined) await rm(path, { force: true })
  const file = await open(path, 'wx')
  await file.writeFile(`${process.pid}\n`)
  await file.close()
  held.add(path)
  return async () => {
    await rm(path, { force: true })
    held.delete(path)
  }
}

async function readHolder(path: string): Promise<number | undefined> {
  const text = await readFile(path, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : Number(text)
}

function isOther(holder: number): boolean {
  if (!Number.isSafeInteger(holder) || holder <= 0) return false
  if (holder === process.pid) return false
  try {
    process.kill(holder, 0)
    return true
  } catch (error) {
    // Somebody else's process is one all the same.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
