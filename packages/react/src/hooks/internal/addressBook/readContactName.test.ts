import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contactNameLimit, readContactName } from './readContactName.js'

describe('the name of a contact', () => {
  it.each([
    ['  Ana \n Lima ', 'Ana Lima'],
    ['مريم', 'مريم'],
    ['Nguyễn', 'Nguyễn'],
    ['\u202eAna\u202c', 'Ana'],
    ['A\u0000n\u00ada', 'Ana'],
    ['x'.repeat(200), 'x'.repeat(64)],
    [`A${'\u0301'.repeat(50)}`, `Á\u0301\u0301\u0301`],
  ])('keeps what can be seen of %j', (input, name) => {
    expect(readContactName(input)).toBe(name)
  })

  it.each(['', ' ', '\u3164', '\u2800\u2800', '\u200b', 7, null, {}])(
    'is none where nothing can be seen: %j',
    (input) => {
      expect(readContactName(input)).toBeUndefined()
    },
  )

  it('reads the same when it is read again, and stays within its bound', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 150 }), (input) => {
        const name = readContactName(input)
        if (name === undefined) return
        expect(readContactName(name)).toBe(name)
        expect([...name].length).toBeLessThanOrEqual(contactNameLimit)
        expect(name).toBe(name.trim())
      }),
      { numRuns: process.env.HASP_LONG ? 100_000 : 500 },
    )
  })
})
