import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { frameFolder } from './frameFolder.js'
import { mutate } from './mutate.js'
import { mutations } from './mutations.js'

it('T-CHN the list of mutations is up to date, each with its own name', () => {
  for (const mutation of mutations) {
    const source = readFileSync(join(frameFolder, mutation.file), 'utf8')
    expect(mutate(source, mutation), mutation.name).not.toBe(source)
  }
  const names = mutations.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

it('is not one where its text is nowhere, or more than once', () => {
  const mutation = { name: 'a', file: 'a.ts', text: 'x', instead: '' }
  expect(() => mutate('y', mutation)).toThrow(
    'a: the file has its text 0 times',
  )
  expect(() => mutate('xx', mutation)).toThrow('2 times')
})
