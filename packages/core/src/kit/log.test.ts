import { expect, test } from 'vitest'
import { createKit } from './createKit.js'
import { internals } from './internals.js'
import type { LogLevel } from './options.js'

const levels = ['error', 'warn', 'info'] as const

/** What a page's console is told of one sentence per level. */
function listen(options: { logLevel?: LogLevel }): string[] {
  const received: string[] = []
  const kit = createKit({ app: { name: 'Shop' }, ...options })
  const own = globalThis.console
  const receive = (level: string) => (line: string) =>
    void received.push(`${level} ${line}`)
  const listening = levels.map((level) => [level, receive(level)] as const)
  globalThis.console = { ...own, ...Object.fromEntries(listening) }
  try {
    for (const level of levels) kit[internals].log(level, 'something')
  } finally {
    globalThis.console = own
  }
  return received
}

test('[R9.22] the console hears errors only, unless another level is given', () => {
  expect(listen({})).toEqual(['error [hasp] something'])
  expect(listen({ logLevel: 'silent' })).toEqual([])
  expect(listen({ logLevel: 'info' })).toEqual(
    levels.map((level) => `${level} [hasp] something`),
  )
})
