import { describe, expect, it } from 'vitest'
import { isNamespace, namespaces } from './namespace.js'

describe('namespaces', () => {
  it('[R3.5] are the five namespaces', () => {
    expect([...namespaces].sort()).toEqual(
      ['eip155', 'solana', 'polkadot', 'bip122', 'cosmos'].sort(),
    )
    expect(namespaces.every(isNamespace)).toBe(true)
  })

  it.each(['EIP155', 'tron', '', 'constructor', undefined, null, 155])(
    '[R3.5] knows no other: %s',
    (value) => {
      expect(isNamespace(value)).toBe(false)
    },
  )
})
