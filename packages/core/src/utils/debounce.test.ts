import { expect, test } from 'vitest'
import { createFakeClock } from '../testing/fakeClock.js'
import { debounce } from './debounce.js'

function setUp(delayMs?: number) {
  const clock = createFakeClock()
  const received: string[] = []
  const run = (value: string) => void received.push(value)
  return { clock, received, ...debounce({ clock, run, delayMs }) }
}

test('[R9.4] the last of several calls runs, 500 ms after it', async () => {
  const { call, clock, received } = setUp()
  call('k')
  await clock.advance(499)
  call('kite')
  await clock.advance(499)
  expect(received).toEqual([])
  await clock.advance(1)
  expect(received).toEqual(['kite'])
  expect(clock.waiting()).toBe(0)
})

test('behavior: a call that was taken back never runs', async () => {
  const { call, clock, received, stop } = setUp(100)
  call('k')
  stop()
  await clock.advance(1_000)
  expect(received).toEqual([])
})
