import { expect, it } from 'vitest'
import { createPace } from './createPace.js'

/** A clock that is where the last one who slept woke up. */
function setUp(perSecond: number) {
  let now = 0
  const pace = createPace(
    {
      now: () => 0,
      sleep: async (delayMs) => {
        now = Math.max(now, delayMs)
      },
    },
    perSecond,
  )
  return async () => {
    now = 0
    await pace()
    return now
  }
}

it('lets three through at once, and three more each second', async () => {
  const take = setUp(3)
  const turns: number[] = []
  for (let count = 0; count < 9; count += 1) turns.push(await take())
  expect(turns).toEqual([0, 0, 0, 1_000, 1_000, 1_000, 2_000, 2_000, 2_000])
})

it('says when to come again rather than let anybody wait for long', async () => {
  const take = setUp(1)
  for (let count = 0; count < 5; count += 1) await take()
  await expect(take()).rejects.toMatchObject({
    code: 'LEFT_ALONE',
    retryAfterMs: 5_000,
  })
})
