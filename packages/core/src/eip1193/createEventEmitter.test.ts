import { expect, test } from 'vitest'
import { createEventEmitter } from './createEventEmitter.js'

test('a listener that throws keeps no other from being told', () => {
  const failure = new Error('broken')
  const told: unknown[] = []
  const events = createEventEmitter((error) => told.push(error))
  events.on('chainChanged', () => {
    throw failure
  })
  events.on('chainChanged', (value) => told.push(value))
  events.emit('chainChanged', '0x1')
  expect(told).toEqual([failure, '0x1'])
})

test('who comes or goes meanwhile changes nothing for this event', () => {
  const told: string[] = []
  const events = createEventEmitter()
  const second = () => told.push('second')
  const late = () => told.push('late')
  events.on('connect', () => {
    told.push('first')
    events.removeListener('connect', second)
    events.on('connect', late)
  })
  events.on('connect', second)
  events.emit('connect', undefined)
  expect(told).toEqual(['first', 'second'])
  events.emit('connect', undefined)
  expect(told).toEqual(['first', 'second', 'first', 'late'])
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
