import * as viem from 'viem/chains'
import { describe, expect, it } from 'vitest'
import * as presets from '../exports/networks.js'
import { networks as logos } from '../logos/tables/networks.js'
import { nameNetwork } from './nameNetwork.js'
import { networkNames } from './networkNames.js'

describe('names of networks that are not configured', () => {
  it('has one for every EVM network with a logo, as viem writes it', () => {
    const known = new Map<string, string[]>()
    for (const { id, name } of Object.values(viem))
      known.set(`eip155:${id}`, [...(known.get(`eip155:${id}`) ?? []), name])
    const ids = Object.keys(logos).filter((id) => id.startsWith('eip155:'))
    for (const id of ids)
      expect(known.get(id), id).toContain(
        Object.entries(networkNames).find(([one]) => one === id)?.[1],
      )
  })

  it('has the presets of the other namespaces by their own names', () => {
    for (const preset of Object.values(presets))
      if (typeof preset === 'object' && preset.chainNamespace !== 'eip155')
        expect(networkNames[preset.caipNetworkId]).toBe(preset.name)
  })

  it('says nothing of a network that nobody knows', async () => {
    expect(await nameNetwork('eip155:7777777')).toBe('Zora')
    expect(await nameNetwork('eip155:31337')).toBeUndefined()
  })
})
