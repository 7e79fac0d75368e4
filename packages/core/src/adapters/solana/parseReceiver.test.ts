import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parsePublicKey } from '../../addresses/parsePublicKey.js'
import { decodeBase58, encodeBase58 } from '../../encoding/base58.js'
import { propertyRuns } from '../../testing/propertyRuns.js'
import { parseReceiver } from './parseReceiver.js'

it('[R5.10] takes every 32 bytes, and gives them back', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
      const address = encodeBase58(bytes)
      expect(parseReceiver(address)).toBe(address)
      expect([...(parsePublicKey(address) ?? [])]).toEqual([...bytes])
    }),
    propertyRuns(200),
  )
})

it('[R5.10] refuses base58 of another length', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => {
      fc.pre(bytes.length !== 32)
      expect(parseReceiver(encodeBase58(bytes))).toBe(undefined)
    }),
    propertyRuns(200),
  )
})

it.each([
  '',
  '1',
  '1111111111111111111111111111111',
  '111111111111111111111111111111111',
  // 32 to 44 characters, but not 32 bytes
  'zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz',
  // 0, O, I and l are no base58
  'O1111111111111111111111111111111',
  ' 11111111111111111111111111111111',
  '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
])('[R5.10] refuses %j', (text) => {
  expect(parseReceiver(text)).toBe(undefined)
})

it('[R5.10] takes the address of the system program', () => {
  const address = '11111111111111111111111111111111'
  expect(parseReceiver(address)).toBe(address)
})

it('decodes no text that is too long, however long it is', () => {
  expect(decodeBase58('1'.repeat(1_000_000))).toBe(undefined)
})
