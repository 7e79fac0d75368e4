import fc from 'fast-check'
import { expect, it } from 'vitest'
import { propertyRuns } from '../../testing/propertyRuns.js'
import { readAnnouncement } from './readAnnouncement.js'

const info = {
  uuid: 'u',
  name: 'Kite',
  rdns: 'io.kite',
  icon: 'data:image/png,',
}
const provider = { request: async () => null }

it('reads a good announcement', () => {
  expect(readAnnouncement({ detail: { info, provider } })).toEqual({
    ...info,
    provider,
  })
})

it('reads each property once: no second answer can differ', () => {
  let reads = 0
  const shifty = {
    ...info,
    get name() {
      reads += 1
      return reads === 1 ? 'Kite' : 'Other'
    },
  }
  const announcement = readAnnouncement({ detail: { info: shifty, provider } })
  expect(announcement?.name).toBe('Kite')
  expect(reads).toBe(1)
})

it('has nothing to say about anything else', () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (one, other) => {
      const detail = { info: one, provider: other }
      expect(readAnnouncement({ detail })).toBeUndefined()
      expect(readAnnouncement(one)).toBeUndefined()
    }),
    propertyRuns(200),
  )
})

it('survives properties that throw, at whichever read', () => {
  fc.assert(
    fc.property(fc.nat(12), (readsBefore) => {
      let reads = 0
      const trap = <value extends object>(value: value): value =>
        new Proxy(value, {
          get(target, key) {
            reads += 1
            if (reads > readsBefore) throw new Error('trap')
            return Reflect.get(target, key)
          },
        })
      const event = trap({
        detail: trap({ info: trap(info), provider: trap(provider) }),
      })
      const announcement = readAnnouncement(event)
      expect(announcement === undefined || announcement.name === 'Kite').toBe(
        true,
      )
    }),
    propertyRuns(50),
  )
})
