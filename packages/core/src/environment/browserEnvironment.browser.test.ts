import { expect, it } from 'vitest'
import { browserEnvironment } from './browserEnvironment.js'

it('F-31 tells of a page that was put aside, until it is stopped', () => {
  const controller = new AbortController()
  const heard: (string | null)[] = []
  browserEnvironment().onStorageChange(
    (key) => heard.push(key),
    controller.signal,
  )
  const show = (persisted: boolean) =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))
  show(false)
  expect(heard).toEqual([])
  show(true)
  window.dispatchEvent(new StorageEvent('storage', { key: 'hasp.connections' }))
  expect(heard).toEqual([null, 'hasp.connections'])
  controller.abort()
  show(true)
  expect(heard).toHaveLength(2)
})
