import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../../testing/propertyRuns.js'
import { isAccountId } from '../account/accountId.js'
import { namespaces } from './namespace.js'
import {
  formatNetworkId,
  isNetworkId,
  namespaceOf,
  parseNetworkId,
} from './networkId.js'

const namespace = fc.constantFrom(...namespaces)
const part = fc.stringMatching(/^[-_a-zA-Z0-9]{1,32}$/)

describe('parseNetworkId', () => {
  it('[R3.4] reads namespace and chain id', () => {
    expect(parseNetworkId('eip155:1')).toEqual({
      namespace: 'eip155',
      reference: '1',
    })
  })

  it('[R3.4] gives back what was written', () => {
    fc.assert(
      fc.property(namespace, part, (namespace, reference) => {
        const id = formatNetworkId(namespace, reference)
        expect(parseNetworkId(id)).toEqual({ namespace, reference })
        expect(namespaceOf(id)).toBe(namespace)
      }),
      propertyRuns(100),
    )
  })

  it.each(['', ':', 'eip155', 'eip155:', ':1', 'eip155:1:0xab', 'eip155::1'])(
    '[R5.3] refuses %j',
    (value) => {
      expect(() => parseNetworkId(value)).toThrow(
        expect.objectContaining({
          code: 'INVALID_NETWORK_ID',
          message: `Invalid CAIP-2 network id: ${value}`,
        }),
      )
      expect(isNetworkId(value)).toBe(false)
    },
  )

  it('[R5.3] accepts exactly two non-empty parts', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[^:]{0,3}$/)), (parts) => {
        const read = () => parseNetworkId(parts.join(':'))
        if (parts.length === 2 && parts.every(Boolean))
          expect(read()).toEqual({ namespace: parts[0], reference: parts[1] })
        else expect(read).toThrow(/^Invalid CAIP-2 network id: /)
      }),
      propertyRuns(200),
    )
  })
})

describe('isNetworkId', () => {
  it.each(['tron:1', 1, undefined, {}, ['eip155:1'], 'eip155:1\n'])(
    'refuses %j',
    (value) => {
      expect(isNetworkId(value)).toBe(false)
    },
  )

  it.each([
    ...['abc', '1e3', '-1', '+1', '0', '00', '01', ' 1', '1 ', '0x1', '1.5'],
    ...['NaN', 'Infinity', '1_000', '٣', '１', '9'.repeat(200)],
    ...['9007199254740992', '9007199254740993'],
  ])('refuses the EVM chain %j, which is no whole number', (reference) => {
    expect(isNetworkId(`eip155:${reference}`)).toBe(false)
    expect(isAccountId(`eip155:${reference}:0xab`)).toBe(false)
  })

  it('takes each EVM chain in one spelling', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), fc.maxSafeNat(), (text, id) => {
        expect(isNetworkId(`eip155:${id}`)).toBe(id > 0)
        expect(isNetworkId(`eip155:${text}`)).toBe(
          Number.isSafeInteger(+text) && +text > 0 && `${+text}` === text,
        )
      }),
      propertyRuns(200),
    )
  })

  it('takes what CAIP-2 allows of other namespaces', () => {
    const others = namespace.filter((one) => one !== 'eip155')
    fc.assert(
      fc.property(others, fc.string({ maxLength: 40 }), part, (...given) => {
        const [namespace, text, reference] = given
        expect(isNetworkId(`${namespace}:${reference}`)).toBe(true)
        expect(isNetworkId(`${namespace}:${text}`)).toBe(
          /^[-_a-zA-Z0-9]{1,32}$/.test(text),
        )
      }),
      propertyRuns(200),
    )
  })
})
