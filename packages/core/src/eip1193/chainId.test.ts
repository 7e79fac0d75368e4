import fc from 'fast-check'
import { expect, it } from 'vitest'
import { propertyRuns } from '../testing/propertyRuns.js'
import { parseChainId, toChainId, toHexChainId } from './chainId.js'

it.each([
  ['0x1', 'eip155:1'],
  ['0x01', 'eip155:1'],
  ['0x0000000000000000000000000000000000000001', 'eip155:1'],
  ['0X7A69', 'eip155:31337'],
  ['31337', 'eip155:31337'],
  [31337, 'eip155:31337'],
  [31337n, 'eip155:31337'],
  ['eip155:31337', 'eip155:31337'],
])('F-19 reads the chain id %o', (value, networkId) => {
  expect(parseChainId(value)).toBe(networkId)
})

const refused: readonly unknown[] = [
  '',
  '0x',
  '0x0',
  '0',
  ' 1',
  '1 ',
  '1e3',
  '-0x1',
  '0x-1',
  '-1',
  '1.5',
  'NaN',
  '0xzz',
  `0x${'f'.repeat(65)}`,
  `0x${'f'.repeat(64)}`,
  '9'.repeat(32),
  '9'.repeat(33),
  // The bridges to viem, wagmi and ethers name chains by numbers.
  `${2 ** 53}`,
  `0x${(2n ** 53n).toString(16)}`,
  2n ** 53n,
  '9007199254740993',
  Number.NaN,
  Number.POSITIVE_INFINITY,
  1.5,
  0,
  -1,
  2 ** 53,
  0n,
  -1n,
  undefined,
  null,
  true,
  {},
  [],
  ['0x1'],
  { valueOf: () => 1 },
  'eip155:0x1',
  'eip155:01',
  'solana:1',
]

it('F-19 refuses every other chain id', () => {
  expect(refused.filter((value) => parseChainId(value) !== undefined)).toEqual(
    [],
  )
})

it('F-19 reads every form of a chain id as the same', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (id) => {
      const forms = [
        id,
        BigInt(id),
        `${id}`,
        `0x${id.toString(16)}`,
        `eip155:${id}`,
      ]
      expect(forms.map(parseChainId)).toEqual(forms.map(() => `eip155:${id}`))
    }),
    propertyRuns(100),
  )
})

it('writes what it reads back, in the one spelling that wallets take', () => {
  expect(toHexChainId('eip155:31337')).toBe('0x7a69')
  fc.assert(
    fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (id) => {
      const networkId = `eip155:${id}` as const
      expect(toChainId(networkId)).toBe(id)
      expect(toHexChainId(networkId)).toMatch(/^0x[1-9a-f][0-9a-f]*$/)
      expect(parseChainId(toHexChainId(networkId))).toBe(networkId)
    }),
    propertyRuns(100),
  )
})

it('F-19 gives a network id or nothing for any value', () => {
  fc.assert(
    fc.property(fc.anything({ withBigInt: true }), (value) => {
      const parsed = parseChainId(value)
      expect(
        parsed === undefined ||
          (/^eip155:[1-9]\d*$/.test(parsed) &&
            Number.isSafeInteger(Number(parsed.slice(7)))),
      ).toBe(true)
    }),
    propertyRuns(300),
  )
})
