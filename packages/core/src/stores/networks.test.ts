import { describe, expect, it } from 'vitest'
import { findNetwork } from '../entities/network/findNetwork.js'
import type { Namespace } from '../entities/network/namespace.js'
import { defineNetwork } from '../entities/network/network.js'
import {
  createNetworksStore,
  namespaceActivated,
  networkSelected,
} from './networks.js'

const network = (chainNamespace: Namespace, id: number) =>
  defineNetwork({
    id,
    chainNamespace,
    name: `Chain ${id}`,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [] } },
  })
const one = network('eip155', 1)
const two = network('eip155', 2)
const other = network('solana', 3)

describe('networks', () => {
  it('begin with the first network, or the one that is configured', () => {
    expect(createNetworksStore([one, two]).getState()).toMatchObject({
      activeNamespace: 'eip155',
      selected: { eip155: 'eip155:1' },
    })
    expect(createNetworksStore([one, other], other).getState()).toMatchObject({
      activeNamespace: 'solana',
      selected: { solana: 'solana:3' },
    })
    expect(createNetworksStore([]).getState()).toMatchObject({
      activeNamespace: undefined,
      selected: {},
    })
  })

  it('remember one choice per namespace', () => {
    const store = createNetworksStore([one, two, other])
    store.setState((state) => networkSelected(state, 'solana', 'solana:3'))
    store.setState((state) => networkSelected(state, 'eip155', 'eip155:2'))
    store.setState((state) => namespaceActivated(state, 'solana'))
    expect(store.getState()).toMatchObject({
      activeNamespace: 'solana',
      selected: { eip155: 'eip155:2', solana: 'solana:3' },
    })
  })

  it('stay the same object when nothing changes', () => {
    const state = createNetworksStore([one]).getState()
    expect(networkSelected(state, 'eip155', 'eip155:1')).toBe(state)
    expect(namespaceActivated(state, 'eip155')).toBe(state)
  })

  it('are found by their id', () => {
    const state = createNetworksStore([one, two]).getState()
    expect(findNetwork(state, 'eip155:2')).toBe(two)
    expect(findNetwork(state, 'eip155:9')).toBeUndefined()
    expect(findNetwork(state, undefined)).toBeUndefined()
  })
})
