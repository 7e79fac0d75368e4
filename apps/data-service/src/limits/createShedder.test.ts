import { expect, it } from 'vitest'
import { createShedder } from './createShedder.js'

it('refuses to make more answers while it has no pause, and says when to come again', async () => {
  let busyShare = 0.5
  const shedder = createShedder(() => busyShare)
  const ends: (() => void)[] = []
  const begin = () =>
    shedder.run(() => new Promise<void>((resolve) => ends.push(resolve)))
  const begun = Array.from({ length: 100 }, begin)
  busyShare = 1
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
  const more = Array.from({ length: 100 }, begin)
  for (const end of ends) end()
  await Promise.all(more)
})
