import { expect, test } from 'vitest'
import { createFakeClock } from '../testing/fakeClock.js'
import { debounce } from './debounce.js'

function setUp(delayMs?: number) {
  const clock = createFakeClock()
  const heard: string[] = []
  const run = (value: string) => void heard.push(value)
  return { clock, heard, ...debounce({ clock, run, delayMs }) }
}

test('[R9.4] the last of several calls runs, 500 ms after it', async () => {
  const { call, clock, heard } = setUp()
  call('k')
  await clock.advance(499)
  call('kite')
  await clock.advance(499)
  expect(heard).toEqual([])
  await clock.advance(1)
  expect(heard).toEqual(['kite'])
  expect(clock.waiting()).toBe(0)
})

test('behavior: a call that was taken back never runs', async () => {
  const { call, clock, heard, stop } = setUp(100)
  call('k')
  stop()
  await clock.advance(1_000)
  expect(heard).toEqual([])
})
