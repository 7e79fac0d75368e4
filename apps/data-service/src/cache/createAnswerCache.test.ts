import { expect, it } from 'vitest'
import { createAnswerCache } from './createAnswerCache.js'

it('keeps no more answers than it may, those that were used last', async () => {
  const options = { mostAnswers: 2 }
  const cache = createAnswerCache({ now: () => 0 }, () => 1_000, options)
  const made: string[] = []
  const find = (key: string) =>
    cache.find(key, async () => {
      made.push(key)
      return key
    })
  for (const key of ['one', 'two', 'one', 'three', 'one', 'two'])
    await find(key)
  expect(made).toEqual(['one', 'two', 'three', 'two'])
})
