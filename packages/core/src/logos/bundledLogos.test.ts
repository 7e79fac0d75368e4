import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { snapshot } from '../directory/snapshot.js'
import * as exported from '../exports/networks.js'
import { readPicture } from '../utils/picture/readPicture.js'
import { bundledLogos } from './bundledLogos.js'
import type { LogoTable } from './LogoTable.js'
import { currencies } from './tables/currencies.js'
import { networks } from './tables/networks.js'
import { tokenTables } from './tables/tokenTables.js'
import { wallets } from './tables/wallets.js'

const kibibyte = 1024
const find = bundledLogos()
const { defineNetwork, fromViemChain, withRpc, ...presets } = exported
const all = Object.values(presets)
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'

/** Nothing of theirs was found under a permissive licence. */
const shownByLetters = [
  ...['unisat', 'leather', 'polkadot-js', 'ambire', 'fireblocks', 'bitpay'],
  ...['bitcoin-com', 'blockchain-com', 'dcent', 'coolwallet', 'arculus'],
  ...['bridge', 'moonstake'],
]

describe('the logos that come with the kit', () => {
  it('are of nearly every bundled wallet, by its id and its rdns', async () => {
    const ids = snapshot.map(({ id }) => id)
    expect(ids.length).toBeGreaterThanOrEqual(120)
    expect(ids.filter((id) => !Object.hasOwn(wallets, id))).toEqual(
      ids.filter((id) => shownByLetters.includes(id)),
    )
    for (const { id, rdns } of snapshot)
      if (rdns)
        expect(await wallets[rdns]?.(), rdns).toBe(await wallets[id]?.())
  })

  it('are of at least 55 of the first 70 wallets', () => {
    const first = snapshot.slice(0, 70)
    const withLogo = first.filter(({ id }) => Object.hasOwn(wallets, id))
    expect(withLogo.length).toBeGreaterThanOrEqual(55)
  })

  it.each(all.map((network) => [network.name, network] as const))(
    'are of the network %s',
    async (_name, { caipNetworkId: networkId }) => {
      expect(await find({ type: 'network', networkId })).toMatch(/^data:/)
    },
  )

  it('are of the currency of every network that has one of worth', () => {
    const without = all.filter(
      ({ caipNetworkId }) => !Object.hasOwn(currencies, caipNetworkId),
    )
    expect(without.map(({ nativeCurrency }) => nativeCurrency.symbol)).toEqual([
      'WND',
      'WND',
    ])
  })

  it('are of the 200 most used tokens, by network and contract', async () => {
    const contracts = await readContracts()
    const logos = new Set(contracts.map(([, , logo]) => logo))
    expect(logos.size).toBeGreaterThanOrEqual(200)
    for (const [networkId, address] of contracts)
      expect(address).toMatch(
        networkId.startsWith('eip155:')
          ? /^0x[\da-f]{40}$/
          : /^[1-9A-HJ-NP-Za-km-z]{32,44}$/,
      )
    const token = { type: 'token', networkId: 'eip155:1' } as const
    const logo = await find({ ...token, address: usdc })
    expect(logo).toMatch(/^data:/)
    expect(await find({ ...token, address: usdc.toLowerCase() })).toBe(logo)
    for (const address of ['USDC', 'usdc', `${usdc.slice(0, -1)}9`])
      expect(await find({ ...token, address })).toBeUndefined()
    expect(
      await find({ ...token, networkId: 'eip155:56', address: usdc }),
    ).toBeUndefined()
  })

  it('are none for names that every object has', async () => {
    for (const id of ['constructor', '__proto__', 'toString', '']) {
      expect(await find({ type: 'wallet', id })).toBeUndefined()
      const networkId = `eip155:${id}` as const
      expect(
        await find({ type: 'token', networkId, address: id }),
      ).toBeUndefined()
    }
  })

  it('pass as pictures of strangers do, and weigh 3 KiB at most each', async () => {
    const tables: LogoTable[] = [wallets, networks, currencies]
    for (const load of Object.values(tokenTables)) {
      const table = await load?.()
      if (table) tables.push(table)
    }
    const loads = new Set(tables.flatMap((table) => Object.values(table)))
    for (const load of loads) {
      const logo = (await load?.()) ?? ''
      expect(readPicture(logo), logo.slice(0, 99)).toBe(logo)
      expect(gzipSync(logo, { level: 9 }).length).toBeLessThanOrEqual(
        3 * kibibyte,
      )
    }
  }, 60_000)
})

async function readContracts() {
  const tables = await Promise.all(
    Object.entries(tokenTables).map(
      async ([networkId, load]) => [networkId, (await load?.()) ?? {}] as const,
    ),
  )
  return await Promise.all(
    tables.flatMap(([networkId, table]) =>
      Object.entries(table).map(
        async ([address, load]) =>
          [networkId, address, await load?.()] as const,
      ),
    ),
  )
}
