import { describe, expect, it } from 'vitest'
import { visibleWalletFeatures, walletFeatures } from './walletFeatures.js'

describe('visibleWalletFeatures', () => {
  it('[R9.29] orders onramp, swaps, receive, send', () => {
    const available = ['send', 'receive', 'swaps', 'onramp'] as const
    expect(visibleWalletFeatures({ available })).toEqual([
      'onramp',
      'swaps',
      'receive',
      'send',
    ])
  })

  it('leaves out what is not available', () => {
    const available = ['send', 'receive'] as const
    expect(visibleWalletFeatures({ available })).toEqual(['receive', 'send'])
  })

  it('follows a configured order and keeps what it leaves out', () => {
    expect(
      visibleWalletFeatures({
        order: ['send', 'send'],
        available: walletFeatures,
      }),
    ).toEqual(['send', 'onramp', 'swaps', 'receive'])
  })
})
