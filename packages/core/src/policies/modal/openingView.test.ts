import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { propertyRuns } from '../../testing/propertyRuns.js'
import { type OpeningSituation, resolveOpening } from './openingView.js'

const plain: OpeningSituation = {
  requested: {},
  activeNamespace: 'eip155',
  requestedNetworkId: undefined,
  isWithinReach: false,
  hasAdapters: true,
  isConnected: false,
  isMobile: false,
}
const networkId = 'solana:101' as const
const foreign = { namespace: 'solana' } as const
const situations = fc.record<OpeningSituation>({
  requested: fc.record({
    namespace: fc.constantFrom(undefined, 'eip155', 'solana'),
    route: fc.constantFrom(
      undefined,
      { view: 'Networks' },
      { view: 'ConnectingExternal', parameters: { connectorId: 'io.kite' } },
    ),
  }),
  activeNamespace: fc.constantFrom(undefined, 'eip155', 'solana'),
  requestedNetworkId: fc.constantFrom(undefined, networkId),
  isWithinReach: fc.boolean(),
  hasAdapters: fc.boolean(),
  isConnected: fc.boolean(),
  isMobile: fc.boolean(),
})

describe('resolveOpening', () => {
  it('[R2.30] shows SwitchNetwork for another namespace within reach', () => {
    const situation = {
      ...plain,
      requested: foreign,
      requestedNetworkId: networkId,
      isWithinReach: true,
    }
    expect(resolveOpening(situation)).toEqual({
      view: 'SwitchNetwork',
      parameters: { networkId },
    })
  })

  it('[R2.30] shows SwitchActiveChain for another namespace out of reach', () => {
    const situation = {
      ...plain,
      requested: foreign,
      requestedNetworkId: networkId,
    }
    expect(resolveOpening(situation)).toEqual({
      view: 'SwitchActiveChain',
      parameters: { networkId },
    })
  })

  it('[R2.30] shows a view requested with it after the switch', () => {
    const route = { view: 'Receive' } as const
    const situation = {
      ...plain,
      requested: { ...foreign, route },
      requestedNetworkId: networkId,
    }
    expect(resolveOpening(situation)).toEqual({
      view: 'SwitchActiveChain',
      parameters: { networkId, next: route },
    })
  })

  it('[R2.30] switches nothing for the active namespace', () => {
    const situation = {
      ...plain,
      requested: { namespace: 'eip155' as const },
      requestedNetworkId: 'eip155:1' as const,
      isConnected: true,
    }
    expect(resolveOpening(situation)).toEqual({ view: 'Account' })
  })

  it('goes on when the requested namespace has no network to switch to', () => {
    const situation = { ...plain, requested: foreign }
    expect(resolveOpening(situation)).toEqual({
      view: 'Connect',
      parameters: { namespace: 'solana' },
    })
  })

  it.each([
    [true, 'AllWallets'],
    [false, 'ConnectingWalletConnectBasic'],
  ] as const)(
    '[R2.31] without adapters and address, mobile %s: %s',
    (isMobile, view) => {
      const situation = { ...plain, hasAdapters: false, isMobile }
      expect(resolveOpening(situation)).toEqual({ view })
    },
  )

  it('[R2.32] shows the requested view with its parameters', () => {
    const route = {
      view: 'ConnectingExternal',
      parameters: { connectorId: 'io.kite' },
    } as const
    const situation = { ...plain, requested: { route } }
    expect(resolveOpening(situation)).toEqual(route)
    expect(resolveOpening({ ...situation, isConnected: true })).toEqual(route)
  })

  it('[R2.33] shows Account to a connected visitor', () => {
    expect(resolveOpening({ ...plain, isConnected: true })).toEqual({
      view: 'Account',
    })
  })

  it('[R2.34] shows Connect otherwise', () => {
    expect(resolveOpening(plain)).toEqual({ view: 'Connect' })
  })

  it('[R2.38] takes the first of the five rules that applies', () => {
    fc.assert(
      fc.property(situations, (situation) => {
        const { requested, requestedNetworkId } = situation
        const isForeign = requested.namespace !== situation.activeNamespace
        const rules: [boolean, string][] = [
          [
            Boolean(requested.namespace && isForeign && requestedNetworkId),
            situation.isWithinReach ? 'SwitchNetwork' : 'SwitchActiveChain',
          ],
          [
            !situation.hasAdapters && !situation.isConnected,
            situation.isMobile ? 'AllWallets' : 'ConnectingWalletConnectBasic',
          ],
          [Boolean(requested.route), requested.route?.view ?? ''],
          [situation.isConnected, 'Account'],
          [true, 'Connect'],
        ]
        const expected = rules.find(([applies]) => applies)?.[1]
        expect(resolveOpening(situation).view).toBe(expected)
      }),
      propertyRuns(500),
    )
  })
})
