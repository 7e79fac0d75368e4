import { describe, expect, it } from 'vitest'
import { namespaces } from '../entities/namespace.js'
import { type CoveredFeature, isCovered } from './coverage.js'

const familiesOf = (feature: CoveredFeature) =>
  namespaces.filter((namespace) => isCovered(feature, namespace))

describe('isCovered', () => {
  it.each(['balance', 'send'] as const)(
    '[R9.34] has %s on EVM and Solana only',
    (feature) => {
      expect(familiesOf(feature)).toEqual(['eip155', 'solana'])
    },
  )
})
