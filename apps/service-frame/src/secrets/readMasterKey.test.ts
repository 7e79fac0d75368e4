import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readMasterKey } from './readMasterKey.js'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hasp-key-'))
})
afterAll(async () => await rm(folder, { recursive: true }))

const given = { isMade: false }

async function keyOf(bytes: number, mode = 0o400) {
  const path = join(folder, `${bytes}-${mode}.key`)
  const text = Buffer.alloc(bytes, 7).toString('base64url')
  await writeFile(path, `${text}\n`, { mode: 0o600 })
  await chmod(path, mode)
  return path
}

describe('the master key', () => {
  it('is made once, readable by its owner alone, and stays', async () => {
    const path = join(folder, 'made.key')
    const made = await readMasterKey(path, { isMade: true })
    expect(made).toHaveLength(32)
    expect((await stat(path)).mode & 0o777).toBe(0o400)
    expect(await readMasterKey(path, { isMade: true })).toEqual(made)
    expect(await readMasterKey(path, given)).toEqual(made)
  })

  it.each([0, 31, 33])('has 32 bytes, not %s', async (bytes) => {
    const path = await keyOf(bytes)
    await expect(readMasterKey(path, given)).rejects.toThrow(
      `${path} must hold 32 bytes as base64url.`,
    )
  })

  it.each([0o440, 0o404])(
    'is refused where others may read it: %o',
    async (mode) => {
      const path = await keyOf(32, mode)
      await expect(readMasterKey(path, given)).rejects.toThrow(
        `${path} must be readable by its owner alone: chmod 400.`,
      )
    },
  )

  it('says where there is none', async () => {
    const path = join(folder, 'none.key')
    await expect(readMasterKey(path, given)).rejects.toThrow(
      `There is no master key at ${path}.`,
    )
  })
})
