import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../../testing/propertyRuns.js'
import { isAddress, isSameAddress } from './address.js'

const evm = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const solana = '4Nd1mBQtrMJVYVfKf2PJy9NZUZdTAsp7D4xWLs4gDB4T'
const hexDigits = [...'0123456789abcdefABCDEF']
const base58 = [...'123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz']
const text = (unit: string[], minLength: number, maxLength = minLength) =>
  fc.string({ unit: fc.constantFrom(...unit), minLength, maxLength })

describe('isAddress on EVM', () => {
  it('[R5.9] accepts 40 hex digits with or without 0x', () => {
    fc.assert(
      fc.property(text(hexDigits, 40), (digits) => {
        expect(isAddress('eip155', digits)).toBe(true)
        expect(isAddress('eip155', `0x${digits}`)).toBe(true)
      }),
      propertyRuns(100),
    )
  })

  it('[R5.9] refuses any other number of digits', () => {
    fc.assert(
      fc.property(text(hexDigits, 0, 80), (digits) => {
        expect(isAddress('eip155', `0x${digits}`)).toBe(digits.length === 40)
      }),
      propertyRuns(200),
    )
  })

  it.each([
    '',
    '0x',
    evm.replace('d8', 'g8'),
    evm.replace('0x', '0X'),
    ` ${evm}`,
    `${evm}\n`,
    `0x${evm}`,
    solana,
  ])('[R5.9] refuses %j', (value) => {
    expect(isAddress('eip155', value)).toBe(false)
  })
})

describe('isAddress on Solana', () => {
  it('[R5.10] accepts 32 to 44 base58 characters, no other number', () => {
    fc.assert(
      fc.property(text(base58, 0, 60), (value) => {
        const isLongEnough = value.length >= 32 && value.length <= 44
        expect(isAddress('solana', value)).toBe(isLongEnough)
      }),
      propertyRuns(300),
    )
  })

  it.each(['0', 'O', 'I', 'l', ' ', '\n', 'é'])(
    '[R5.10] refuses %j, which is not base58',
    (character) => {
      expect(isAddress('solana', solana)).toBe(true)
      expect(isAddress('solana', solana.slice(0, -1) + character)).toBe(false)
      expect(isAddress('solana', character + solana.slice(1))).toBe(false)
    },
  )
})

describe('isAddress elsewhere', () => {
  it.each(['polkadot', 'bip122', 'cosmos'] as const)(
    'knows no address to send to on %s',
    (namespace) => {
      expect(isAddress(namespace, evm)).toBe(false)
      expect(isAddress(namespace, solana)).toBe(false)
    },
  )
})

describe('isSameAddress', () => {
  it('ignores case and prefix on EVM only', () => {
    expect(isSameAddress('eip155', evm, evm.toLowerCase())).toBe(true)
    expect(isSameAddress('eip155', evm, evm.slice(2))).toBe(true)
    expect(isSameAddress('solana', solana, solana.toLowerCase())).toBe(false)
    expect(isSameAddress('solana', solana, solana)).toBe(true)
  })
})
