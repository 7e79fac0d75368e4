import fc from 'fast-check'
import { expect, it } from 'vitest'
import { measureJson } from './measureJson.js'

const sign = fc.constantFrom('"', '\\', '[', '{', '}', '7', 'ä', ' ')
const leaf = fc.oneof(
  fc.string({ unit: sign }),
  fc.integer(),
  fc.double({ noNaN: true }),
  fc.constantFrom(true, null),
)
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 6 },
    leaf,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.string({ unit: sign }), tie('value'), { maxKeys: 4 }),
  ),
}))

function depthOf(json: unknown): number {
  if (typeof json !== 'object' || json === null) return 0
  return 1 + Math.max(0, ...Object.values(json).map(depthOf))
}

function digitsOf(json: unknown): number {
  if (typeof json === 'object' && json !== null)
    return Math.max(0, ...Object.values(json).map(digitsOf))
  if (typeof json !== 'number') return 0
  const rows = JSON.stringify(json).match(/\d+/g) ?? []
  return Math.max(0, ...rows.map((row) => row.length))
}

it('is as deep as what is parsed, and its numbers are as long', () => {
  fc.assert(
    fc.property(value, fc.constantFrom(0, 2), (json, space) => {
      const text = JSON.stringify(json, undefined, space)
      const parsed: unknown = JSON.parse(text)
      expect(measureJson(text)).toEqual({
        depth: depthOf(parsed),
        digits: digitsOf(parsed),
        isCut: false,
      })
    }),
    { numRuns: process.env.HASP_LONG === '1' ? 20_000 : 300 },
  )
})

it('ends where a text does not', () => {
  const isCut = true
  expect(measureJson('["[[[')).toEqual({ depth: 1, digits: 0, isCut })
  expect(measureJson('["\\"[[[')).toEqual({ depth: 1, digits: 0, isCut })
})
