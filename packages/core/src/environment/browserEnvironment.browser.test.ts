import { expect, it } from 'vitest'
import { browserEnvironment } from './browserEnvironment.js'

it('F-31 tells of a page that was put aside, until it is stopped', () => {
  const controller = new AbortController()
  const received: (string | null)[] = []
  browserEnvironment().onStorageChange(
    (key) => received.push(key),
    controller.signal,
  )
  const show = (persisted: boolean) =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))
  show(false)
  expect(received).toEqual([])
  show(true)
  window.dispatchEvent(new StorageEvent('storage', { key: 'hasp.connections' }))
  expect(received).toEqual([null, 'hasp.connections'])
  controller.abort()
  show(true)
  expect(received).toHaveLength(2)
})
