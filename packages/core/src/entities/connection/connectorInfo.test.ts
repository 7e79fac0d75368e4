import { describe, expect, it } from 'vitest'
import { connectorTypes } from './connectorInfo.js'

describe('connectorTypes', () => {
  it('[R3.9] are the seven kinds of connector', () => {
    expect([...connectorTypes].sort()).toEqual([
      'ANNOUNCED',
      'AUTH',
      'EXTERNAL',
      'ID_AUTH',
      'INJECTED',
      'MULTI_CHAIN',
      'WALLET_CONNECT',
    ])
  })
})
