import { expect, it } from 'vitest'
import { createThreadShare } from './createThreadShare.js'

/** Holds the thread. */
function work(forMs = 3) {
  const endsAt = performance.now() + forMs
  while (performance.now() < endsAt);
  return 'done'
}

/** A clock that says what is waited for, and until when. */
function createClock() {
  const pauses: number[] = []
  const wakes: (() => void)[] = []
  return {
    pauses,
    wake: () => wakes.shift()?.(),
    clock: {
      now: () => 0,
      sleep: (delayMs: number) =>
        new Promise<void>((resolve) => {
          pauses.push(delayMs)
          wakes.push(resolve)
        }),
    },
  }
}

it('leaves the thread to others for four times as long as a piece takes', async () => {
  const { clock, pauses, wake } = createClock()
  const share = createThreadShare(clock)
  expect(await share(work)).toBe('done')
  expect(pauses).toEqual([])
  const second = share(work)
  await expect.poll(() => pauses.length).toBe(1)
  expect(pauses[0]).toBeGreaterThanOrEqual(12)
  wake()
  expect(await second).toBe('done')
})

it('lets four pieces wait, and none more', async () => {
  const { clock, pauses, wake } = createClock()
  const share = createThreadShare(clock)
  await share(work)
  const waiting = Array.from({ length: 5 }, () => share(work))
  await expect.poll(() => pauses.length).toBe(1)
  await expect(share(work)).rejects.toMatchObject({ code: 'LEFT_ALONE' })
  for (let turn = 1; turn <= 5; turn += 1) {
    await expect.poll(() => pauses.length).toBe(turn)
    wake()
  }
  expect(await Promise.all(waiting)).toEqual(Array(5).fill('done'))
})

it('goes on after a piece that failed', async () => {
  const share = createThreadShare(createClock().clock)
  await expect(
    share(() => {
      throw new Error('broken')
    }),
  ).rejects.toThrow('broken')
})
