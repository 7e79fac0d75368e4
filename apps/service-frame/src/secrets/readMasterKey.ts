import { randomBytes, randomUUID } from 'node:crypto'
import { access, link, open, unlink, writeFile } from 'node:fs/promises'

export const masterKeyBytes = 32

/** Only the one who runs the service may read it. */
export const ownerOnly = 0o400
const othersMay = 0o077

/**
 * The master key, from a file that nobody else may read; never from the
 * environment, which crash reports and child processes see.
 * @param path a file with as many bytes as base64url
 * @param options `isMade`: make one where none is, for a first start
 * @throws Error with one sentence that says what to do
 */
export async function readMasterKey(
  path: string,
  options: { readonly isMade: boolean },
): Promise<Uint8Array> {
  if (options.isMade) await makeOnce(path)
  const file = await open(path, 'r').catch((cause) => {
    throw new Error(`There is no master key at ${path}.`, { cause })
  })
  try {
    const { mode } = await file.stat()
    if (mode & othersMay)
      throw new Error(`${path} must be readable by its owner alone: chmod 400.`)
    const key = Buffer.from((await file.readFile('utf8')).trim(), 'base64url')
    if (key.byteLength !== masterKeyBytes)
      throw new Error(`${path} must hold ${masterKeyBytes} bytes as base64url.`)
    return key
  } finally {
    await file.close()
  }
}

/** Whoever looks meanwhile sees a whole key or none. */
async function makeOnce(path: string): Promise<void> {
  if (
    await access(path).then(
      () => true,
      () => false,
    )
  )
    return
  const made = `${path}.${randomUUID()}`
  const key = randomBytes(masterKeyBytes).toString('base64url')
  await writeFile(made, `${key}\n`, { flag: 'wx', mode: ownerOnly })
  try {
    await link(made, path).catch(ignoreTaken)
  } finally {
    await unlink(made)
  }
}

/** Another process was quicker: its key is the one. */
function ignoreTaken(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}
