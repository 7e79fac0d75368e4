import { describe, expect, it } from 'vitest'
import { accountTypes } from '../entities/account.js'
import { canSwitchToSmartAccount } from './smartAccountSwitch.js'

describe('canSwitchToSmartAccount', () => {
  it('[R5.7] needs the support of the chain and an eoa', () => {
    for (const currentType of accountTypes)
      for (const isSupportedByChain of [true, false])
        expect(
          canSwitchToSmartAccount({ currentType, isSupportedByChain }),
        ).toBe(isSupportedByChain && currentType === 'eoa')
  })
})
