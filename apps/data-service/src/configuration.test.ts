import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readJsonFile } from '@hasp/service-frame/operator'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { configurationSchema } from './configuration.js'

const token = `0x${'11'.repeat(20)}`
const pools = {
  factories: [token],
  quotes: [{ address: token, usd: 1 }],
  leastDepthUsd: 1_000,
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hasp-configuration-'))
})
afterAll(async () => await rm(folder, { recursive: true }))

async function read(network: object) {
  const file = join(folder, 'data.json')
  const written = {
    listen: { host: '127.0.0.1', port: 0 },
    publicUrl: 'https://data.example',
    origins: '*',
    networks: [
      {
        id: 'eip155:1',
        name: 'Ethereum',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: ['https://node.example'],
        ...network,
      },
    ],
  }
  await writeFile(file, JSON.stringify(written))
  return await readJsonFile(file, configurationSchema)
}

it('has defaults for what every operator would write', async () => {
  const { networks } = await read({
    history: { kind: 'etherscan', key: 'own-key' },
    defiLlama: { chain: 'ethereum' },
    pools,
  })
  expect(networks).toMatchObject([
    {
      history: { url: 'https://api.etherscan.io/v2/api', callsPerSecond: 3 },
      defiLlama: { url: 'https://coins.llama.fi' },
    },
  ])
})

it.each([
  [{ history: { kind: 'other' } }, 'Write "blockscout" or "etherscan".'],
  [{ history: { kind: 'etherscan' } }, '"networks.0.history.key" is missing.'],
  [{ history: { kind: 'blockscout' } }, '"networks.0.history.url" is missing.'],
  [
    {
      history: { kind: 'blockscout', url: 'https://a.example?apikey=own-key' },
    },
    'a key is an entry of its own.',
  ],
  [
    {
      id: `solana:${'1'.repeat(32)}`,
      history: { kind: 'etherscan', key: 'k' },
    },
    'Networks of eip155 alone have a history.',
  ],
  [{ id: `solana:${'1'.repeat(32)}`, pools }, 'eip155 alone have such pools.'],
  [{ defiLlama: {} }, '"networks.0.defiLlama.chain" is missing.'],
  [{ pools: { ...pools, quotes: [] } }, 'networks.0.pools.quotes'],
  [
    { defiLlama: { chain: 'ethereum', url: 'https://coins.llama.fi/' } },
    'without a slash at the end.',
  ],
])('says in one sentence what is wrong: %j', async (network, sentence) => {
  await expect(read(network)).rejects.toThrow(sentence)
  // No key of a file is repeated.
  await expect(read(network)).rejects.not.toThrow('own-key')
})
