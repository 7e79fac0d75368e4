import fc from 'fast-check'
import {
  decodeFunctionResult,
  encodeFunctionData,
  encodeFunctionResult,
  type Hex,
  multicall3Abi,
} from 'viem'
import { describe, expect, it } from 'vitest'
import { UpstreamFailure } from '../sources/UpstreamFailure.js'
import { balanceCall } from './balanceCall.js'
import { decodeAggregate } from './decodeAggregate.js'
import { encodeAggregate } from './encodeAggregate.js'
import { anybody, prepareAggregate } from './prepareAggregate.js'

const about = { abi: multicall3Abi, functionName: 'aggregate3' } as const
const runs = { numRuns: process.env.HASP_LONG === '1' ? 20_000 : 300 }

const bytes = (limits: fc.IntArrayConstraints) =>
  fc
    .uint8Array(limits)
    .map((each): Hex => `0x${Buffer.from(each).toString('hex')}`)
const call = fc.record({
  to: bytes({ minLength: 20, maxLength: 20 }),
  data: bytes({ maxLength: 100 }),
})
const results = fc.array(
  fc.record({ success: fc.boolean(), returnData: bytes({ maxLength: 100 }) }),
  { maxLength: 12 },
)

/** What a decoder that knows all types reads. */
function decodeAnyType(data: Hex): readonly (Hex | undefined)[] {
  return decodeFunctionResult({ ...about, data }).map(
    ({ returnData, success }) => (success ? returnData : undefined),
  )
}

describe('calls that are put to contracts together', () => {
  it('are written as an encoder for all types writes them', () => {
    fc.assert(
      fc.property(fc.array(call, { maxLength: 12 }), (calls) => {
        const args = calls.map(({ data, to }) => ({
          target: to,
          allowFailure: true,
          callData: data,
        }))
        expect(encodeAggregate(calls)).toBe(
          encodeFunctionData({ ...about, args: [args] }),
        )
      }),
      runs,
    )
  })

  it('are written once for all accounts', () => {
    const address = bytes({ minLength: 20, maxLength: 20 })
    fc.assert(
      fc.property(
        fc.array(address, { maxLength: 12 }),
        address,
        (to, owner) => {
          const callsOf = (of: Hex) =>
            to.map((token) => ({ to: token, data: balanceCall(of) }))
          const write = prepareAggregate(callsOf(anybody))
          expect(write(owner)).toBe(encodeAggregate(callsOf(owner)))
        },
      ),
      runs,
    )
    const call = { to: anybody, data: balanceCall(anybody) }
    expect(() => prepareAggregate([call])).toThrow('stands for accounts')
  })

  it('are answered with what each returned', () => {
    fc.assert(
      fc.property(results, (result) => {
        const data = encodeFunctionResult({ ...about, result })
        const returned = decodeAggregate(data, result.length)
        expect(returned).toEqual(decodeAnyType(data))
        for (const count of [result.length - 1, result.length + 1])
          expect(() => decodeAggregate(data, count)).toThrow(UpstreamFailure)
      }),
      runs,
    )
  })

  it('are never read as anything else, however broken the answer is', () => {
    const change = fc.record({ at: fc.nat(), byte: fc.nat(255) })
    fc.assert(
      fc.property(
        results,
        fc.array(change, { minLength: 1, maxLength: 3 }),
        fc.nat(),
        (result, changes, cut) => {
          const data = encodeFunctionResult({ ...about, result })
          const broken = Buffer.from(data.slice(2), 'hex')
          for (const { at, byte } of changes) broken[at % broken.length] = byte
          // Half of them end in the middle.
          const end = cut % (2 * broken.length)
          const text: Hex = `0x${broken.subarray(0, end).toString('hex')}`
          let returned: readonly (Hex | undefined)[]
          try {
            returned = decodeAggregate(text, result.length)
          } catch (error) {
            expect(error).toBeInstanceOf(UpstreamFailure)
            return
          }
          expect(returned).toEqual(decodeAnyType(text))
        },
      ),
      runs,
    )
  })

  it('are no answer where there is nothing', () => {
    for (const data of ['0x', `0x${'0'.repeat(62)}`] as const)
      expect(() => decodeAggregate(data, 0)).toThrow(UpstreamFailure)
  })
})
