import { expect, test } from 'vitest'
import { createEventEmitter } from './createEventEmitter.js'

test('a listener that throws keeps no other from being told', () => {
  const failure = new Error('broken')
  const reported: unknown[] = []
  const events = createEventEmitter((error) => reported.push(error))
  events.on('chainChanged', () => {
    throw failure
  })
  events.on('chainChanged', (value) => reported.push(value))
  events.emit('chainChanged', '0x1')
  expect(reported).toEqual([failure, '0x1'])
})

test('who comes or goes meanwhile changes nothing for this event', () => {
  const reported: string[] = []
  const events = createEventEmitter()
  const second = () => reported.push('second')
  const late = () => reported.push('late')
  events.on('connect', () => {
    reported.push('first')
    events.removeListener('connect', second)
    events.on('connect', late)
  })
  events.on('connect', second)
  events.emit('connect', undefined)
  expect(reported).toEqual(['first', 'second'])
  events.emit('connect', undefined)
  expect(reported).toEqual(['first', 'second', 'first', 'late'])
})

test('knows whether anybody listens', () => {
  const events = createEventEmitter()
  const listener = () => undefined
  expect(events.hasListeners()).toBe(false)
  events.on('connect', listener)
  events.on('connect', listener)
  expect(events.hasListeners()).toBe(true)
  events.removeListener('disconnect', listener)
  events.removeListener('connect', listener)
  expect(events.hasListeners()).toBe(false)
})
