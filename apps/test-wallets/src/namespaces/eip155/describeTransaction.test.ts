import * as fc from 'fast-check'
import { encodeFunctionData, erc20Abi, parseUnits } from 'viem'
import { describe, expect, it } from 'vitest'
import { formatBaseUnits } from '../formatBaseUnits.js'
import { decodeTokenCall } from './decodeTokenCall.js'
import { describeTransaction } from './describeTransaction.js'
import { readTransaction } from './readTransaction.js'

const token = '0x0A867CA0442383c2A89951244B955AA19b615b58'
const recipient = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const chain = {
  id: 31337,
  name: 'Hasp Local',
  rpcUrl: 'http://node',
  tokens: [{ address: token, symbol: 'HUSD', decimals: 6 }],
}

function transferOf(amount: bigint) {
  return encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [recipient, amount],
  })
}

describe('words for a transaction', () => {
  it('names amount and token of a known token transfer', () => {
    const data = transferOf(12_500_000n)
    const wanted = readTransaction([{ to: token.toLowerCase(), data }])
    expect(describeTransaction(wanted, chain, 21n)).toEqual([
      { term: 'To', detail: token },
      { term: 'Value', detail: '0 ETH' },
      { term: 'Token transfer', detail: '12.5 HUSD' },
      { term: 'Token recipient', detail: recipient },
      { term: 'Fee at most', detail: '0.000000000000000021 ETH' },
      { term: 'Data', detail: data },
    ])
  })

  it('never guesses the decimals of an unknown token', () => {
    const wanted = readTransaction([{ to: recipient, data: transferOf(7n) }])
    expect(describeTransaction(wanted, chain, 0n)).toContainEqual({
      term: 'Token transfer',
      detail: '7 base units of an unknown token',
    })
  })

  it('shows ether exactly', () => {
    const value = `0x${parseUnits('0.25', 18).toString(16)}`
    const wanted = readTransaction([{ to: recipient, value }])
    expect(describeTransaction(wanted, chain, 0n)).toContainEqual({
      term: 'Value',
      detail: '0.25 ETH',
    })
  })

  it('reads back every encoded transfer', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 2n ** 256n - 1n), (amount) => {
        expect(decodeTokenCall(transferOf(amount))).toEqual({
          type: 'transfer',
          to: recipient.toLowerCase(),
          amount,
        })
      }),
    )
    expect(decodeTokenCall(`${transferOf(1n)}00`)).toBeUndefined()
  })

  it('formats amounts so that they parse back', () => {
    fc.assert(
      fc.property(
        fc.bigInt(0n, 2n ** 256n - 1n),
        fc.integer({ min: 0, max: 36 }),
        (amount, decimals) => {
          const text = formatBaseUnits(amount, decimals)
          expect(parseUnits(text, decimals)).toBe(amount)
        },
      ),
    )
  })
})
