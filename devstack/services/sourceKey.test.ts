import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sourceKey } from './sourceKey.js'

describe('the key of some sources', () => {
  let folder = ''

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hasp-key-'))
    await mkdir(join(folder, 'src'))
    await writeFile(join(folder, 'src', 'a.ts'), 'a')
  })

  afterEach(() => rm(folder, { recursive: true }))

  it('stays while nothing changes', async () => {
    expect(await sourceKey([folder])).toBe(await sourceKey([folder]))
  })

  it('differs once a file is written, added or removed', async () => {
    const keys = [await sourceKey([folder])]
    await writeFile(join(folder, 'src', 'a.ts'), 'longer')
    keys.push(await sourceKey([folder]))
    await writeFile(join(folder, 'src', 'b.ts'), 'b')
    keys.push(await sourceKey([folder]))
    await rm(join(folder, 'src', 'a.ts'))
    keys.push(await sourceKey([folder]))
    expect(new Set(keys).size).toBe(4)
  })

  it('does not count what a build writes', async () => {
    const before = await sourceKey([folder])
    await mkdir(join(folder, 'dist'))
    await writeFile(join(folder, 'dist', 'a.js'), 'a')
    expect(await sourceKey([folder])).toBe(before)
  })
})
