import { TypedDataEncoder } from 'ethers'
import fc from 'fast-check'
import { maxUint256, toHex, hashTypedData as viemHash } from 'viem'
import { describe, expect, it } from 'vitest'
import { processorMsOf } from '../../../../../devstack/testing/processorMsOf.js'
import { decodeTypedData } from './decodeTypedData.js'
import { hashTypedData } from './hashTypedData.js'
import { parseTypedData } from './parseTypedData.js'

const account = `0x${'aa'.repeat(20)}` as const
const other = `0x${'bb'.repeat(20)}` as const
const contract = `0x${'cc'.repeat(20)}` as const
const context = { account, network: 'eip155:1', origin: 'https://dapp.example' }
const domain = {
  name: 'Any',
  version: '1',
  chainId: 1,
  verifyingContract: contract,
}

const types = {
  Order: [
    { name: 'maker', type: 'Person' },
    { name: 'others', type: 'Person[2]' },
    { name: 'matrix', type: 'int16[][]' },
    { name: 'note', type: 'string' },
    { name: 'blob', type: 'bytes' },
    { name: 'tag', type: 'bytes4' },
    { name: 'isOpen', type: 'bool' },
  ],
  Person: [
    { name: 'who', type: 'address' },
    { name: 'age', type: 'uint8' },
  ],
}
const person = fc.record({
  who: fc.constantFrom(account, other),
  age: fc.integer({ min: 0, max: 255 }),
})
const bytes = (length?: number) =>
  fc
    .uint8Array({ minLength: length ?? 0, maxLength: length ?? 40 })
    .map((some) => toHex(some))
const order = fc.record({
  maker: person,
  others: fc.array(person, { minLength: 2, maxLength: 2 }),
  matrix: fc.array(fc.array(fc.integer({ min: -32768, max: 32767 }))),
  note: fc.string({ unit: 'grapheme' }),
  blob: bytes(),
  tag: bytes(4),
  isOpen: fc.boolean(),
})

function permit(
  message: object,
  fields: object[],
  primaryType: string,
  more = {},
) {
  return JSON.stringify({
    domain,
    primaryType,
    types: { [primaryType]: fields, ...more },
    message,
  })
}

const erc2612 = ['owner', 'spender']
  .map((name) => ({ name, type: 'address' }))
  .concat(
    ['value', 'nonce', 'deadline'].map((name) => ({ name, type: 'uint256' })),
  )

describe('typed data', () => {
  it('hashes as two independent libraries do', () => {
    fc.assert(
      fc.property(order, (message) => {
        const text = JSON.stringify({
          domain,
          primaryType: 'Order',
          types,
          message,
        })
        const own = toHex(hashTypedData(parseTypedData(text)))
        expect(own).toBe(TypedDataEncoder.hash(domain, types, message))
        expect(own).toBe(
          viemHash({
            domain,
            primaryType: 'Order',
            types,
            message: JSON.parse(JSON.stringify(message)),
          }),
        )
      }),
    )
  })

  it('shows every field that is signed, and none that is not', () => {
    const message = { who: other, age: 3, hidden: 'never signed' }
    const text = JSON.stringify({
      domain,
      primaryType: 'Person',
      types,
      message,
    })
    const { fields, refusals } = decodeTypedData(text, context)
    expect(refusals).toEqual([])
    expect(fields.map(({ name }) => name)).toEqual([
      'domain',
      'name',
      'version',
      'chainId',
      'verifyingContract',
      'message',
      'who',
      'age',
    ])
  })

  it('names a permit as control that is given away', () => {
    const message = {
      owner: account,
      spender: other,
      value: `${maxUint256}`,
      nonce: 0,
      deadline: 9,
    }
    expect(
      decodeTypedData(permit(message, erc2612, 'Permit'), context),
    ).toMatchObject({
      action: 'giveControl',
      approvals: [{ of: contract, spender: other, isUnlimited: true }],
      refusals: [],
    })
  })

  it('reads the allowances of Permit2, with their end', () => {
    const details = [
      { name: 'token', type: 'address' },
      { name: 'amount', type: 'uint160' },
      { name: 'expiration', type: 'uint48' },
      { name: 'nonce', type: 'uint48' },
    ]
    const fields = [
      { name: 'details', type: 'PermitDetails[]' },
      { name: 'spender', type: 'address' },
      { name: 'sigDeadline', type: 'uint256' },
    ]
    const one = {
      token: contract,
      amount: '7',
      expiration: 1_900_000_000,
      nonce: 0,
    }
    const message = { details: [one, one], spender: other, sigDeadline: 1 }
    const text = permit(message, fields, 'PermitBatch', {
      PermitDetails: details,
    })
    expect(decodeTypedData(text, context).approvals).toMatchObject([
      { amount: 7n, expiresAtS: 1_900_000_000n },
      { amount: 7n, expiresAtS: 1_900_000_000n },
    ])
  })

  it('reads EIP-3009 as value that leaves', () => {
    const fields = [
      { name: 'from', type: 'address' },
      { name: 'to', type: 'address' },
      { name: 'value', type: 'uint256' },
    ]
    const message = { from: account, to: other, value: '12500000' }
    const text = permit(message, fields, 'TransferWithAuthorization')
    expect(decodeTypedData(text, context)).toMatchObject({
      action: 'moveValue',
      outgoing: [{ amount: 12_500_000n, counterparty: other }],
    })
  })

  it('T-APR-05: refuses another chain, unknown values and what is malformed', () => {
    const message = { maker: other, amount: 1 }
    const fields = [
      { name: 'maker', type: 'address' },
      { name: 'amount', type: 'uint256' },
    ]
    const text = permit(message, fields, 'Offer')
    expect(decodeTypedData(text, context).refusals).toEqual(['blind'])
    const elsewhere = { ...context, network: 'eip155:5' }
    expect(
      decodeTypedData(
        permit(
          { owner: account, spender: other, value: 1, nonce: 0, deadline: 1 },
          erc2612,
          'Permit',
        ),
        elsewhere,
      ).refusals,
    ).toEqual(['otherNetwork'])
    for (const bad of [
      '',
      '[]',
      '{}',
      text.replace('"amount":1', '"amount":-1'),
      text.replace('uint256', 'uint257'),
      text.replace('"Offer":', '"offer":'),
      permit({ self: {} }, [{ name: 'self', type: 'Loop' }], 'Loop'),
    ])
      expect(decodeTypedData(bad, context).refusals).toEqual(['malformed'])
  })

  it('T-APR-07: refuses the shape of a delegation', () => {
    const fields = [
      { name: 'chainId', type: 'uint256' },
      { name: 'address', type: 'address' },
      { name: 'nonce', type: 'uint64' },
    ]
    const message = { chainId: 1, address: other, nonce: 0 }
    const text = permit(message, fields, 'Authorization')
    expect(decodeTypedData(text, context).refusals).toContain('authorization')
  })

  it('renders 10,000 fields at most', () => {
    const fields = [{ name: 'list', type: 'uint256[]' }]
    const build = (length: number) =>
      permit({ list: Array.from({ length }, () => 1) }, fields, 'Many')
    expect(decodeTypedData(build(9_000), context).refusals).toEqual([])
    expect(decodeTypedData(build(10_001), context).refusals).toEqual([
      'malformed',
    ])
  })

  it('hashes each type once, however many structures are of it', () => {
    const wide = Array.from({ length: 5_000 }, (_, index) => ({
      name: `field${index}`,
      type: 'uint256',
    }))
    const text = permit(
      { list: Array.from({ length: 3_000 }, () => ({ none: [] })) },
      [{ name: 'list', type: 'Holder[]' }],
      'Many',
      { Holder: [{ name: 'none', type: 'Wide[]' }], Wide: wide },
    )
    const spentMs = processorMsOf(() => {
      expect(decodeTypedData(text, context).refusals).toEqual([])
    })
    expect(spentMs).toBeLessThan(2_000)
  })

  it('refuses a list that is too long for the stack', () => {
    const list = Array.from({ length: 130_000 }, () => 1)
    const text = permit({ list }, [{ name: 'list', type: 'uint8[]' }], 'Many')
    expect(decodeTypedData(text, context).refusals).toEqual(['malformed'])
  })

  it('refuses lists that are nested too deep for the stack', () => {
    const nested = (depth: number) =>
      permit(
        { list: JSON.parse('['.repeat(depth) + ']'.repeat(depth)) },
        [{ name: 'list', type: `uint8${'[]'.repeat(depth)}` }],
        'Deep',
      )
    expect(decodeTypedData(nested(16), context).refusals).toEqual([])
    for (const depth of [17, 4_000])
      expect(decodeTypedData(nested(depth), context).refusals).toEqual([
        'malformed',
      ])
  })

  it('refuses lists of itself that are nested too deep for the stack', () => {
    const brackets = 16
    let message: object = { self: [] }
    for (let depth = 0; depth < 40; depth += 1) {
      let self: unknown = message
      for (let list = 0; list < brackets; list += 1) self = [self]
      message = { self }
    }
    const fields = [{ name: 'self', type: `Loop${'[]'.repeat(brackets)}` }]
    const text = permit(message, fields, 'Loop')
    expect(decodeTypedData(text, context).refusals).toEqual(['malformed'])
  })
})
