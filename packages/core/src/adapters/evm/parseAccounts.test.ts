import fc from 'fast-check'
import { expect, it } from 'vitest'
import { propertyRuns } from '../../testing/propertyRuns.js'
import { parseAccounts } from './parseAccounts.js'
import { withChecksums } from './withChecksums.js'

const lower = '0xd8da6bf26964af9d7eed9e03e53415d37aa96045'
const canonical = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

it('names each address once, and gives it its checksum', () => {
  const accounts = parseAccounts([lower, canonical]) ?? []
  expect(accounts).toEqual([{ address: lower, type: 'eoa' }])
  expect(withChecksums(accounts)).toEqual([{ address: canonical, type: 'eoa' }])
})

it('F-19 drops junk among accounts, and refuses nothing but junk', () => {
  expect(parseAccounts([null, lower, '0x12', {}])).toHaveLength(1)
  expect(parseAccounts([null, '0x12'])).toBeUndefined()
  expect(parseAccounts('0x')).toBeUndefined()
  expect(parseAccounts({ length: 1, 0: lower })).toBeUndefined()
  expect(parseAccounts([])).toEqual([])
})

it('keeps at most 100', () => {
  const many = Array.from(
    { length: 500 },
    (_, index) => `0x${index.toString(16).padStart(40, '0')}`,
  )
  expect(parseAccounts(many)).toHaveLength(100)
})

it('F-19 never gives anything but accounts', () => {
  fc.assert(
    fc.property(fc.array(fc.anything()), (value) => {
      for (const { address } of parseAccounts(value) ?? [])
        expect(address).toMatch(/^0x[0-9a-fA-F]{40}$/)
    }),
    propertyRuns(100),
  )
})
