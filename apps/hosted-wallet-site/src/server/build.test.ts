import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'

const build = (...words: readonly string[]) =>
  promisify(execFile)(process.execPath, [
    '--import',
    'tsx',
    join(import.meta.dirname, '../../build.ts'),
    ...words,
  ])

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hasp-build-'))
})
afterAll(async () => await rm(folder, { recursive: true }))

it('deletes nothing but pages that it made', async () => {
  const key = join(folder, 'master.key')
  await writeFile(key, 'not a page')
  await expect(build(folder)).rejects.toMatchObject({
    code: 1,
    stderr: `${folder} holds something else: name a folder for the pages alone.\n`,
  })
  expect(await readFile(key, 'utf8')).toBe('not a page')
})

it('says that it has to know the folder', async () => {
  await expect(build()).rejects.toMatchObject({
    code: 1,
    stderr: 'Name the folder for the pages: build.ts FOLDER.\n',
  })
})
