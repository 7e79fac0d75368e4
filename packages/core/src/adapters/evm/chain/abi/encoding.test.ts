import fc from 'fast-check'
import {
  decodeFunctionResult,
  encodeFunctionData,
  encodeFunctionResult,
  erc20Abi,
  getAddress,
  multicall3Abi,
} from 'viem'
import { expect, it } from 'vitest'
import { checksumAddress } from '../../../../addresses/checksumAddress.js'
import { propertyRuns } from '../../../../testing/propertyRuns.js'
import {
  decodeBalance,
  decodeTransfer,
  encodeBalanceOf,
  encodeTransfer,
} from './erc20.js'
import { decodeAggregate3, encodeAggregate3 } from './multicall.js'

const hex = (length: number) =>
  fc
    .string({
      unit: fc.constantFrom(...'0123456789abcdef'),
      minLength: length,
      maxLength: length,
    })
    .map((digits): `0x${string}` => `0x${digits}`)
const address = hex(40).map((digits) => getAddress(digits))
const bytes = fc.nat(80).chain((length) => hex(length * 2))
const uint256 = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })

it('encodes transfers and questions as viem does', () => {
  fc.assert(
    fc.property(address, uint256, (to, amount) => {
      expect(encodeTransfer(to, amount)).toBe(
        encodeFunctionData({
          abi: erc20Abi,
          functionName: 'transfer',
          args: [to, amount],
        }),
      )
      expect(encodeBalanceOf(to)).toBe(
        encodeFunctionData({
          abi: erc20Abi,
          functionName: 'balanceOf',
          args: [to],
        }),
      )
    }),
    propertyRuns(100),
  )
})

it('reads back exactly what it wrote', () => {
  fc.assert(
    fc.property(address, uint256, (to, amount) => {
      expect(decodeTransfer(encodeTransfer(to, amount))).toEqual({
        to: checksumAddress(to),
        amount,
      })
    }),
    propertyRuns(100),
  )
})

it('knows the golden vector of 12.5 tokens with 6 decimals', () => {
  const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  expect(encodeTransfer(to, 12_500_000n)).toBe(
    '0xa9059cbb' +
      '00000000000000000000000070997970c51812dc3a010c7d01b50e0d17dc79c8' +
      '0000000000000000000000000000000000000000000000000000000000bebc20',
  )
})

it('takes nothing else for a transfer', () => {
  const good = encodeTransfer(`0x${'1'.repeat(40)}`, 1n)
  const bad = [
    '0x',
    good.slice(0, -2),
    `${good}00`,
    good.replace('a9059cbb', '095ea7b3'),
    `${good.slice(0, 10)}1${good.slice(11)}`,
  ]
  expect(bad.map(decodeTransfer)).toEqual(bad.map(() => undefined))
})

it('reads balances, and none from less than a number', () => {
  fc.assert(
    fc.property(uint256, (balance) => {
      const word = balance.toString(16).padStart(64, '0')
      expect(decodeBalance(`0x${word}`)).toBe(balance)
    }),
    propertyRuns(50),
  )
  expect(decodeBalance('0x')).toBeUndefined()
  expect(decodeBalance('0x01')).toBeUndefined()
})

it('puts calls together as viem does, and reads what they returned', () => {
  const call = fc.record({ to: address, data: bytes })
  const result = fc.record({ success: fc.boolean(), returnData: bytes })
  fc.assert(
    fc.property(
      fc.array(call, { maxLength: 5 }),
      fc.array(result, { maxLength: 5 }),
      (calls, results) => {
        expect(encodeAggregate3(calls)).toBe(
          encodeFunctionData({
            abi: multicall3Abi,
            functionName: 'aggregate3',
            args: [
              calls.map(({ data, to }) => ({
                target: to,
                allowFailure: true,
                callData: data,
              })),
            ],
          }),
        )
        const encoded = encodeFunctionResult({
          abi: multicall3Abi,
          functionName: 'aggregate3',
          result: results,
        })
        expect(decodeAggregate3(encoded, results.length)).toEqual(
          results.map(({ returnData, success }) =>
            success ? returnData : undefined,
          ),
        )
        expect(decodeAggregate3(encoded, results.length + 1)).toBeUndefined()
      },
    ),
    propertyRuns(100),
  )
})

it('F-07 reads any bytes as results or as nothing, as viem would', () => {
  fc.assert(
    fc.property(bytes, fc.nat(3), (data, count) => {
      const own = decodeAggregate3(data, count)
      if (!own) return
      const theirs = decodeFunctionResult({
        abi: multicall3Abi,
        functionName: 'aggregate3',
        data,
      })
      expect(own).toHaveLength(theirs.length)
    }),
    propertyRuns(200),
  )
})
