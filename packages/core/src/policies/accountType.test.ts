import { describe, expect, it } from 'vitest'
import { accountTypes } from '../entities/account.js'
import { namespaces } from '../entities/namespace.js'
import { chooseAccountType, defaultAccountTypes } from './accountType.js'

describe('chooseAccountType', () => {
  it('[R4.8] gives a smart account only where the network has them', () => {
    const preferred = 'smartAccount'
    const choose = (isSmartAccountEnabled: boolean) =>
      chooseAccountType({
        namespace: 'eip155',
        preferred,
        isSmartAccountEnabled,
      })
    expect(choose(true)).toBe('smartAccount')
    expect(choose(false)).toBe('eoa')
  })

  it('[R4.8] chooses between eoa and smartAccount for every preference', () => {
    for (const preferred of [undefined, ...accountTypes])
      for (const isSmartAccountEnabled of [true, false]) {
        const type = chooseAccountType({
          namespace: 'eip155',
          preferred,
          isSmartAccountEnabled,
        })
        const isSmart = isSmartAccountEnabled && preferred !== 'eoa'
        expect(type).toBe(isSmart ? 'smartAccount' : 'eoa')
      }
  })

  it('[R9.31] has a default type for every family', () => {
    expect(defaultAccountTypes).toMatchObject({
      eip155: 'smartAccount',
      bip122: 'payment',
      polkadot: 'eoa',
      solana: 'eoa',
    })
    for (const namespace of namespaces)
      expect(
        chooseAccountType({ namespace, isSmartAccountEnabled: true }),
      ).toBe(defaultAccountTypes[namespace])
  })

  it('[R3.2] keeps payment for bitcoin, and for bitcoin only', () => {
    for (const namespace of namespaces)
      for (const preferred of accountTypes) {
        const type = chooseAccountType({
          namespace,
          preferred,
          isSmartAccountEnabled: true,
        })
        expect(type === 'payment').toBe(namespace === 'bip122')
      }
  })
})
