import { describe, expect, it } from 'vitest'
import { visibleWalletFeatures, walletFeatures } from './walletFeatures.js'

describe('visibleWalletFeatures', () => {
  it('[R9.29] orders receive before send', () => {
    const available = ['send', 'receive'] as const
    expect(visibleWalletFeatures({ available })).toEqual(['receive', 'send'])
  })

  it('leaves out what is not available', () => {
    expect(visibleWalletFeatures({ available: ['send'] })).toEqual(['send'])
  })

  it('follows a configured order and keeps what it leaves out', () => {
    expect(
      visibleWalletFeatures({
        order: ['send', 'send'],
        available: walletFeatures,
      }),
    ).toEqual(['send', 'receive'])
  })
})
