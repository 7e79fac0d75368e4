import { expect, it } from 'vitest'
import { createRegistry } from './createRegistry.js'

it('reads once what an operator reserves, however many labels are asked about', async () => {
  let readings = 0
  const reserved = {
    *[Symbol.iterator]() {
      readings += 1
      yield 'Bank-of-Mira'
    },
  } as unknown as string[]
  const registry = createRegistry(
    { domain: 'hasp.eth', reserved },
    {} as createRegistry.Parts,
  )
  for (let count = 0; count < 3; count += 1) {
    const objections = await registry.objectTo(['bankofm1ra', 'supp0rt', 'abc'])
    expect([...objections.values()].map((each) => each?.code)).toEqual([
      'NAME_RESERVED',
      'NAME_RESERVED',
      'NAME_INVALID',
    ])
  }
  expect(readings).toBe(1)
})
