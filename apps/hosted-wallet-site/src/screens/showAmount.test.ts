import fc from 'fast-check'
import { formatUnits as viemFormat } from 'viem'
import { describe, expect, it } from 'vitest'
import { createTexts } from '../texts/createTexts.js'
import type { KnownNetwork } from './Registry.js'
import { formatUnits, showAmount } from './showAmount.js'

const texts = createTexts(['en'])
const token = `0x${'cc'.repeat(20)}`
const network: KnownNetwork = {
  id: 'eip155:1',
  name: 'Ethereum',
  coin: { symbol: 'ETH', decimals: 18 },
  tokens: [
    {
      address: token.toUpperCase().replace('X', 'x'),
      symbol: 'HUSD',
      decimals: 6,
    },
  ],
}

describe('showAmount', () => {
  it('T-APR-12: rounds nothing away', () => {
    const amounts = fc.bigInt({ min: 0n, max: (1n << 256n) - 1n })
    fc.assert(
      fc.property(amounts, fc.nat(36), (amount, decimals) => {
        expect(formatUnits(amount, decimals)).toBe(viemFormat(amount, decimals))
      }),
    )
  })

  it('names what the operator knows, and the contract of all else', () => {
    const known = { type: 'token', address: token } as const
    expect(showAmount(texts, network, known, 12_500_000n)).toBe('12.5 HUSD')
    const other = { type: 'token', address: `0x${'dd'.repeat(20)}` } as const
    expect(showAmount(texts, network, other, 12_500_000n)).toBe(
      `12500000 × Base units of the token ${other.address}`,
    )
    expect(showAmount(texts, network, { type: 'native' }, 1n)).toBe(
      '0.000000000000000001 ETH',
    )
    expect(showAmount(texts, network, { type: 'native' }, 'all')).toBe(
      'everything ETH',
    )
  })
})
