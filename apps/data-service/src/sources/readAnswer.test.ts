import { expect, it } from 'vitest'
import { readAnswer } from './readAnswer.js'

const read = (text: string) =>
  readAnswer({ status: 200, bytes: Buffer.from(text) }, Date.now)

it('reads whole numbers of 16 digits or more as texts, and no others', () => {
  const text = '{"a":[1234567890123456,18446744073709551615,123456789012345]}'
  expect(read(text)).toEqual({
    a: ['1234567890123456', '18446744073709551615', 123456789012345],
  })
  expect(
    read('["1234567890123456","\\"1234567890123456",1234567890123456]'),
  ).toEqual(['1234567890123456', '"1234567890123456', '1234567890123456'])
})

it('does not look for the end of a text again and again that has none', () => {
  const text = `[1234567890123456,"${'\\"'.repeat(1_000_000)}`
  expect(() => read(text)).toThrow('NOT_UNDERSTOOD')
})

it('does not look for the end of a text again and again that goes on in a new line', () => {
  const text = `[1234567890123456,"\\\n${'\\"'.repeat(1_000_000)}"]`
  expect(() => read(text)).toThrow('NOT_UNDERSTOOD')
})

it('has no more to say of what is too deep than that it is too large', () => {
  const text = `${'['.repeat(41)}${']'.repeat(41)}`
  expect(() => read(text)).toThrow('TOO_LARGE')
})
