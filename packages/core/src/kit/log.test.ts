import { afterEach, expect, test, vi } from 'vitest'
import { createKit } from './createKit.js'
import type { LogLevel } from './options.js'

const levels = ['error', 'warn', 'info'] as const

afterEach(() => vi.restoreAllMocks())

/** What the console is told of one sentence per level. */
function listen(options: { logLevel?: LogLevel }): string[] {
  const heard: string[] = []
  for (const level of levels)
    vi.spyOn(console, level).mockImplementation((line) => {
      heard.push(`${level} ${line}`)
    })
  const kit = createKit({ app: { name: 'Shop' }, ...options })
  for (const level of levels) kit.log(level, 'something')
  return heard
}

test('[R9.22] the console hears errors only, unless another level is given', () => {
  expect(listen({})).toEqual(['error [hasp] something'])
  expect(listen({ logLevel: 'silent' })).toEqual([])
  expect(listen({ logLevel: 'info' })).toEqual(
    levels.map((level) => `${level} [hasp] something`),
  )
})
