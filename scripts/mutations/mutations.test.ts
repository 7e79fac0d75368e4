import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { channel } from './Mutation.js'
import { mutate } from './mutate.js'
import { mutations } from './mutations.js'
import { pathOf } from './pathOf.js'

it('T-CHN the lists of mutations are up to date, each with its own name', () => {
  for (const mutation of mutations) {
    const source = readFileSync(pathOf(mutation), 'utf8')
    expect(mutate(source, mutation), mutation.name).not.toBe(source)
  }
  const names = mutations.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

it('is not one where its text is nowhere, or more than once', () => {
  const mutation = {
    ...{ name: 'a', file: 'a.ts', part: channel },
    ...{ text: 'x', instead: '' },
  }
  expect(() => mutate('y', mutation)).toThrow(
    'a: the file has its text 0 times',
  )
  expect(() => mutate('xx', mutation)).toThrow('2 times')
})
