import { expect, test } from 'vitest'
import { listenToConsole } from '../testing/listenToConsole.js'
import { createKit } from './createKit.js'
import { internals } from './internals.js'
import type { LogLevel } from './options.js'

const levels = ['error', 'warn', 'info'] as const

/** What a page's console is told of one sentence per level. */
function listen(options: { logLevel?: LogLevel }): readonly string[] {
  const kit = createKit({ app: { name: 'Shop' }, ...options })
  const { received, stop } = listenToConsole()
  for (const level of levels) kit[internals].log(level, 'something')
  stop()
  return received
}

test('[R9.22] the console hears errors only, unless another level is given', () => {
  expect(listen({})).toEqual(['error [hasp] something'])
  expect(listen({ logLevel: 'silent' })).toEqual([])
  expect(listen({ logLevel: 'info' })).toEqual(
    levels.map((level) => `${level} [hasp] something`),
  )
})
