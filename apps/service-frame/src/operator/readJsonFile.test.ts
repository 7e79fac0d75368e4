import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readJsonFile } from './readJsonFile.js'

let folder: string
let path: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hasp-settings-'))
  path = join(folder, 'wallet.json')
})
afterAll(async () => await rm(folder, { recursive: true }))

const schema = v.strictObject({
  mail: v.strictObject({ from: v.string() }),
  port: v.optional(v.pipe(v.number(), v.maxValue(9, 'Up to 9.'))),
})

describe('readJsonFile', () => {
  it.each([
    ['{ "mail": { "from": "a" } ', ' is no JSON.'],
    ['{}', ': "mail" is missing.'],
    ['{ "mail": {} }', ': "mail.from" is missing.'],
    [
      '{ "mail": { "from": "a", "form": "b" } }',
      ': "mail.form" is no known key.',
    ],
    ['{ "mail": { "from": "a" }, "port": 10 }', ': port: Up to 9.'],
  ])('says of %s what is wrong, and where', async (text, said) => {
    await writeFile(path, text)
    await expect(readJsonFile(path, schema)).rejects.toThrow(
      new Error(`${path}${said}`),
    )
  })

  it('says so where there is no file', async () => {
    const missing = join(folder, 'missing.json')
    await expect(readJsonFile(missing, schema)).rejects.toThrow(
      new Error(`${missing} cannot be read.`),
    )
  })
})
