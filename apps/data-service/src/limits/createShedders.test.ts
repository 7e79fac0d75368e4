import { expect, it } from 'vitest'
import { createShedders } from './createShedders.js'

it.each([
  ['ofNodes', 64],
  ['ofDatabase', 256],
] as const)(
  '%s refuses to make more than %i answers while it has no pause, and says when to come again',
  async (of, count) => {
    let busyShare = 0.5
    const shedder = createShedders(() => busyShare)[of]
    const ends: (() => void)[] = []
    const begin = () =>
      shedder.run(() => new Promise<void>((resolve) => ends.push(resolve)))
    busyShare = 1
    const begun = Array.from({ length: count }, begin)
    await expect(begin()).rejects.toMatchObject({
      status: 503,
      code: 'UNAVAILABLE',
      retryAfterMs: 1_000,
    })
    for (const end of ends) end()
    await Promise.all(begun)
    // Few are always made.
    await shedder.run(async () => undefined)
    busyShare = 0.5
    const more = Array.from({ length: count + 36 }, begin)
    for (const end of ends) end()
    await Promise.all(more)
  },
)
