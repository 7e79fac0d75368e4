import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Folders that this process holds: its own number in a file says nothing. */
const held = new Set<string>()

/**
 * Keeps other processes off a database's folder: two that write to it would
 * each undo what the other acknowledged. What a process left that was killed
 * holds nobody up, be its number another one's by now.
 * @returns lets go of it
 * @throws Error with one sentence when another process has it
 */
export async function holdFolder(folder: string): Promise<() => Promise<void>> {
  const path = `${folder}.lock`
  const refusal = new Error(
    `Another process serves the database in ${folder}: stop it first, for one at a time can.`,
  )
  if (held.has(path)) throw refusal
  held.add(path)
  const letGo = async () => {
    await rm(path, { force: true })
    held.delete(path)
  }
  const written = `${path}.${randomUUID()}`
  try {
    await mkdir(dirname(path), { recursive: true })
    // It is there whole or not at all: nobody reads half of it.
    await writeFile(written, `${process.pid} ${await readStart(process.pid)}\n`)
    while (!(await unless('EEXIST', link(written, path))))
      if (!(await dropDead(path))) throw refusal
    return letGo
  } catch (error) {
    held.delete(path)
    throw error
  } finally {
    await rm(written, { force: true })
  }
}

/**
 * Takes away what a process left that is no more.
 * @returns false where it is another one's
 */
async function dropDead(path: string): Promise<boolean> {
  const found = await unless('ENOENT', readFile(path, 'utf8'))
  if (!found) return true
  if (await isOther(readHolder(found.answer))) return false
  const moved = `${path}.${randomUUID()}`
  if (!(await unless('ENOENT', rename(path, moved)))) return true
  const isDead = (await readFile(moved, 'utf8')) === found.answer
  // Another process was quicker, and this is its own.
  if (!isDead) await unless('EEXIST', link(moved, path))
  await rm(moved)
  return isDead
}

/** @returns undefined where it fails with this code */
async function unless<Answer>(
  code: string,
  doing: Promise<Answer>,
): Promise<{ readonly answer: Answer } | undefined> {
  try {
    return { answer: await doing }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === code)
      return undefined
    throw error
  }
}

interface Holder {
  readonly pid: number
  /** As `readStart` told it; nothing where it could not. */
  readonly start: string
}

function readHolder(text: string): Holder {
  const [pid, start = ''] = text.trim().split(' ')
  return { pid: Number(pid), start }
}

async function isOther({ pid, start }: Holder): Promise<boolean> {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false
  if (pid === process.pid || !isAlive(pid)) return false
  const now = await readStart(pid)
  return start === '' || now === '' || start === now
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Somebody else's process is one all the same.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * When a process began, as Linux counts: numbers are given again, after a boot
 * above all.
 * @returns nothing where no system tells
 */
async function readStart(pid: number): Promise<string> {
  try {
    const [boot, stat] = await Promise.all([
      readFile('/proc/sys/kernel/random/boot_id', 'utf8'),
      readFile(`/proc/${pid}/stat`, 'utf8'),
    ])
    // The second field is a name in brackets, of any characters.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return `${boot.trim()}/${fields[19]}`
  } catch {
    return ''
  }
}
