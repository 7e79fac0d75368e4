import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../../testing/propertyRuns.js'
import { namespaces } from '../network/namespace.js'
import { formatNetworkId } from '../network/networkId.js'
import {
  assertCaipAddress,
  formatAccountId,
  isAccountId,
  parseAccountId,
} from './accountId.js'

const namespace = fc.constantFrom(...namespaces)
const part = fc.stringMatching(/^[-_a-zA-Z0-9]{1,44}$/)

describe('parseAccountId', () => {
  it('[R3.3] reads namespace, chain id and address', () => {
    expect(parseAccountId('eip155:1:0xab')).toEqual({
      namespace: 'eip155',
      reference: '1',
      address: '0xab',
    })
  })

  it('[R3.3] gives back what was written', () => {
    fc.assert(
      fc.property(namespace, part, part, (namespace, reference, address) => {
        const networkId = formatNetworkId(namespace, reference)
        const id = formatAccountId(networkId, address)
        expect(parseAccountId(id)).toEqual({
          namespace,
          reference,
          address,
        })
        expect(() => assertCaipAddress(id)).not.toThrow()
      }),
      propertyRuns(100),
    )
  })

  it.each([
    '',
    '::',
    'eip155:1',
    'eip155:1:',
    'eip155::0xab',
    ':1:0xab',
    'eip155:1:0xab:',
    'eip155:1:0xab:cd',
  ])('[R5.1] refuses %j', (value) => {
    expect(() => parseAccountId(value)).toThrow(
      expect.objectContaining({
        code: 'INVALID_ACCOUNT_ID',
        message: `Invalid CAIP-10 address: ${value}`,
      }),
    )
    expect(isAccountId(value)).toBe(false)
  })

  it('[R5.1] accepts exactly three non-empty parts', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[^:]{0,3}$/)), (parts) => {
        const read = () => parseAccountId(parts.join(':'))
        if (parts.length === 3 && parts.every(Boolean))
          expect(Object.values(read())).toEqual(parts)
        else expect(read).toThrow(/^Invalid CAIP-10 address: /)
      }),
      propertyRuns(200),
    )
  })
})

describe('assertCaipAddress', () => {
  it.each(['eip155:1', '0xab', '', 'a:b:c:d'])(
    '[R5.2] refuses %j in the words of the plain check',
    (value) => {
      expect(() => assertCaipAddress(value)).toThrow(
        expect.objectContaining({
          code: 'INVALID_ADDRESS',
          message: 'Invalid CAIP Address',
        }),
      )
    },
  )
})

describe('isAccountId', () => {
  it.each(['tron:1:Tabc', 1, undefined, {}])('refuses %j', (value) => {
    expect(isAccountId(value)).toBe(false)
  })
})
