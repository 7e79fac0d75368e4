import { decodeAddress, encodeAddress } from '@polkadot/util-crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../testing/propertyRuns.js'
import { formatSs58, parseSs58 } from './ss58.js'

const accountIds = fc.uint8Array({ minLength: 32, maxLength: 32 })
/** 46 and 47 are reserved: the library of polkadot-js refuses them. */
const prefixes = fc
  .integer({ min: 0, max: 16_383 })
  .filter((prefix) => prefix !== 46 && prefix !== 47)

describe('[R1.8] SS58', () => {
  it('writes what the library of polkadot-js writes, for every prefix', () => {
    fc.assert(
      fc.property(accountIds, prefixes, (accountId, prefix) => {
        const address = formatSs58(accountId, prefix)
        expect(address).toBe(encodeAddress(accountId, prefix))
        expect(decodeAddress(address)).toEqual(accountId)
      }),
      propertyRuns(200),
    )
  })

  it('reads back what it wrote', () => {
    fc.assert(
      fc.property(accountIds, prefixes, (accountId, prefix) => {
        const address = formatSs58(accountId, prefix)
        expect(parseSs58(address)).toEqual({ prefix, accountId })
      }),
      propertyRuns(200),
    )
  })

  it('refuses an address with one letter changed', () => {
    const letters = fc.constantFrom(...'123456789ABCDEFGHJKLMNPQRSTUVWXYZabc')
    fc.assert(
      fc.property(
        accountIds,
        prefixes,
        fc.nat(46),
        letters,
        (accountId, prefix, place, letter) => {
          const address = formatSs58(accountId, prefix)
          const other =
            address.slice(0, place) + letter + address.slice(place + 1)
          fc.pre(other !== address)
          const parsed = parseSs58(other)
          // Two bytes of checksum: one in 65,536 is right by chance.
          expect(parsed && formatSs58(parsed.accountId, parsed.prefix)).toBe(
            parsed && other,
          )
          if (parsed) expect(decodeAddress(other)).toEqual(parsed.accountId)
        },
      ),
      propertyRuns(200),
    )
  })

  it.each([
    '',
    '0',
    '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQZ',
    '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQ',
    ' 5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY',
    '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
    'F7L6',
    '1'.repeat(48),
    'z'.repeat(100_000),
  ])('takes %.40s for no address', (text) => {
    expect(parseSs58(text)).toBeUndefined()
  })

  it('reads the address of Alice on three networks', () => {
    const generic = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'
    const { accountId = new Uint8Array() } = parseSs58(generic) ?? {}
    expect(parseSs58(generic)?.prefix).toBe(42)
    expect(formatSs58(accountId, 0)).toBe(
      '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5',
    )
    expect(formatSs58(accountId, 2)).toBe(
      'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F',
    )
  })
})
