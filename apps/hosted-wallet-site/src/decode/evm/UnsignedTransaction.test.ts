import fc from 'fast-check'
import { hexToBytes, serializeTransaction, toHex } from 'viem'
import { describe, expect, it } from 'vitest'
import { decodeTransaction } from './decodeTransaction.js'
import {
  readUnsignedTransaction,
  writeUnsignedTransaction,
} from './UnsignedTransaction.js'

const quantity = fc.bigInt({ min: 0n, max: (1n << 200n) - 1n })
const anyTransaction = fc.record({
  type: fc.constantFrom('eip1559' as const, 'legacy' as const),
  chainId: fc.bigInt({ min: 1n, max: (1n << 40n) - 1n }),
  nonce: fc.bigInt({ min: 0n, max: (1n << 50n) - 1n }),
  gas: fc.bigInt({ min: 0n, max: (1n << 60n) - 1n }),
  maxFeePerGas: fc.bigInt({ min: 0n, max: (1n << 90n) - 1n }),
  to: fc.uint8Array({ minLength: 20, maxLength: 20 }),
  value: quantity,
  data: fc.uint8Array({ maxLength: 300 }),
})
const account = `0x${'aa'.repeat(20)}`
const context = { account, network: 'eip155:1', origin: 'https://dapp.example' }

describe('an unsigned transaction', () => {
  it('is written as an independent library writes it, and read back', () => {
    fc.assert(
      fc.property(anyTransaction, (some) => {
        const transaction = {
          ...some,
          maxPriorityFeePerGas: some.maxFeePerGas,
        }
        const written = writeUnsignedTransaction(transaction)
        const { chainId, gas, maxFeePerGas, nonce, type, value } = transaction
        const common = {
          chainId: Number(chainId),
          nonce: Number(nonce),
          gas,
          value,
          to: toHex(transaction.to),
          data: toHex(transaction.data),
        }
        const expected =
          type === 'legacy'
            ? serializeTransaction({
                ...common,
                type: 'legacy',
                gasPrice: maxFeePerGas,
              })
            : serializeTransaction({
                ...common,
                type: 'eip1559',
                maxFeePerGas,
                maxPriorityFeePerGas: maxFeePerGas,
              })
        expect(toHex(written)).toBe(expected)
        expect(readUnsignedTransaction(written)).toEqual(transaction)
      }),
    )
  })

  it('T-APR-07: is refused when it carries authorisations', () => {
    const bytes = hexToBytes('0x04c0')
    expect(decodeTransaction(bytes, context).refusals).toEqual([
      'authorization',
    ])
  })

  it('is refused for another network, and when it is none', () => {
    const bytes = writeUnsignedTransaction({
      type: 'eip1559',
      chainId: 2n,
      nonce: 0n,
      gas: 21_000n,
      maxFeePerGas: 7n,
      maxPriorityFeePerGas: 1n,
      to: new Uint8Array(20),
      value: 1n,
      data: new Uint8Array(),
    })
    expect(decodeTransaction(bytes, context)).toMatchObject({
      refusals: ['otherNetwork'],
      highestFee: 147_000n,
      outgoing: [{ asset: { type: 'native' }, amount: 1n }],
    })
    for (let length = 0; length < bytes.length; length += 1)
      expect(
        decodeTransaction(bytes.slice(0, length), context).refusals,
      ).not.toEqual([])
  })

  it('never throws, whatever the bytes are', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(decodeTransaction(bytes, context).account).toBe(account)
      }),
    )
  })
})
