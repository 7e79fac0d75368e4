import fc from 'fast-check'
import { checksum } from 'ox/Address'
import { expect, it } from 'vitest'
import { parseReceiver } from '../adapters/evm/parseReceiver.js'
import { propertyRuns } from '../testing/propertyRuns.js'
import { checksumAddress } from './checksumAddress.js'

const digits = fc.string({
  unit: fc.constantFrom(...'0123456789abcdef'),
  minLength: 40,
  maxLength: 40,
})
const canonical = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

it('writes every address as the reference does', () => {
  fc.assert(
    fc.property(digits, (address) => {
      expect(checksumAddress(`0x${address}`)).toBe(checksum(`0x${address}`))
    }),
    propertyRuns(100),
  )
})

it('is idempotent, and takes any case and no prefix', () => {
  fc.assert(
    fc.property(digits, (address) => {
      const once = checksumAddress(address)
      expect(checksumAddress(once ?? '')).toBe(once)
      expect(checksumAddress(address.toUpperCase())).toBe(once)
    }),
    propertyRuns(50),
  )
})

it.each([
  '',
  '0x',
  canonical.slice(0, -1),
  `${canonical}0`,
  ` ${canonical}`,
  `${canonical}\n`,
  canonical.replace('d', 'g'),
  'vitalik.eth',
])('has no address in %j', (text) => {
  expect(checksumAddress(text)).toBeUndefined()
  expect(parseReceiver(text)).toBeUndefined()
})

it('gives a receiver its checksum', () => {
  expect(parseReceiver(canonical)).toBe(canonical)
  expect(parseReceiver(canonical.toLowerCase())).toBe(canonical)
  expect(parseReceiver(`0x${canonical.slice(2).toUpperCase()}`)).toBe(canonical)
  expect(parseReceiver(canonical.slice(2))).toBe(canonical)
})

it('refuses a receiver whose checksum is wrong in any one letter', () => {
  fc.assert(
    fc.property(digits, fc.nat(39), (address, index) => {
      const right = checksum(`0x${address}`).slice(2)
      const letter = right.charAt(index)
      const other =
        letter === letter.toLowerCase()
          ? letter.toUpperCase()
          : letter.toLowerCase()
      const wrong = right.slice(0, index) + other + right.slice(index + 1)
      const isMixed = /[a-f]/.test(wrong) && /[A-F]/.test(wrong)
      fc.pre(letter !== other && isMixed)
      expect(parseReceiver(`0x${wrong}`)).toBeUndefined()
    }),
    propertyRuns(100),
  )
})
