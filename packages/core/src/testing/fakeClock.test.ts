import { expect, it } from 'vitest'
import { createFakeClock } from './fakeClock.js'

it('runs what becomes due in order, each at its own time', async () => {
  const clock = createFakeClock(1_000)
  const reported: string[] = []
  const notify = (name: string) => reported.push(`${name} ${clock.now()}`)
  clock.after(20, () => notify('b'))
  clock.after(10, () => {
    notify('a')
    clock.after(5, () => notify('nested'))
  })
  clock.after(40, () => notify('later'))
  await clock.advance(30)
  expect(reported).toEqual(['a 1010', 'nested 1015', 'b 1020'])
  expect(clock.now()).toBe(1_030)
  expect(clock.waiting()).toBe(1)
})

it('forgets what was aborted, before and after it was set', async () => {
  const clock = createFakeClock()
  const { signal, abort } = aborter()
  let runs = 0
  clock.after(10, () => (runs += 1), signal)
  abort()
  clock.after(10, () => (runs += 1), signal)
  await clock.advance(20)
  expect(runs).toBe(0)
  expect(clock.waiting()).toBe(0)
})

it('lets promises settle between two timers', async () => {
  const clock = createFakeClock()
  const reported: string[] = []
  clock.after(10, async () => {
    await null
    await null
    reported.push('after awaiting')
  })
  clock.after(11, () => reported.push('second'))
  await clock.advance(20)
  expect(reported).toEqual(['after awaiting', 'second'])
})

function aborter() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
