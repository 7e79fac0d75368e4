import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readJsonFile } from '@hasp/service-frame/operator'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { configurationSchema } from './configuration.js'

const token = `0x${'11'.repeat(20)}`
const mint = '1'.repeat(32)
const coin = { name: 'Coin', symbol: 'COIN', decimals: 6 }
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

async function read(network: object, more: object = {}) {
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
    ...more,
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
      id: `solana:${mint}`,
      history: { kind: 'etherscan', key: 'k' },
    },
    'Networks of eip155 alone have a history.',
  ],
  [{ id: `solana:${mint}`, pools }, 'eip155 alone have such pools.'],
  [
    {
      tokens: [
        {
          ...{ address: token, name: 'Coin', symbol: 'COIN', decimals: 6 },
          iconUrl: '/coin.svg',
        },
      ],
    },
    'Write an address of https or ipfs.',
  ],
  [
    { tokenLists: ['http://lists.example/own-key'] },
    'A token list is neither at an address of https nor at one of',
  ],
  [{ defiLlama: {} }, '"networks.0.defiLlama.chain" is missing.'],
  [{ pools: { ...pools, quotes: [] } }, 'networks.0.pools.quotes'],
  [
    { defiLlama: { chain: 'ethereum', url: 'https://coins.llama.fi/' } },
    'without a slash at the end.',
  ],
  [{ fixedPrices: { native: -1 } }, 'native: Write US dollars, above 0'],
  [{ fixedPrices: { native: 0 } }, 'native: Write US dollars, above 0'],
  [{ fixedPrices: { [token]: 2e9 } }, 'and up to 1000000000.'],
  [{ pools: { ...pools, quotes: [{ address: token, usd: 2e9 }] } }, 'usd: Wr'],
  [{ fixedPrices: { [mint]: 1 } }, `networks.0: ${mint} is no address of eip`],
  [{ tokens: [{ ...coin, address: mint }] }, `${mint} is no address of eip`],
  [
    { id: `solana:${mint}`, fixedPrices: { native: 1, [token]: 1 } },
    `${token} is no address of solana:`,
  ],
  [{ rpcUrls: ['wss://node.example/own-key'] }, 'rpcUrls.0: Invalid format'],
  [{ rpcUrls: ['own-key'] }, 'networks.0.rpcUrls.0: Invalid URL.'],
])('says in one sentence what is wrong: %j', async (network, sentence) => {
  await expect(read(network)).rejects.toThrow(sentence)
  // No key of a file is repeated.
  await expect(read(network)).rejects.not.toThrow('own-key')
})

it('takes what is right for the family of a network', async () => {
  const fixedPrices = { native: 1e9, [token]: 0.5 }
  const tokens = [{ ...coin, address: token }]
  await expect(read({ fixedPrices, tokens })).resolves.toBeTruthy()
  const minted = [{ ...coin, address: mint }]
  await expect(
    read({
      ...{ id: `solana:${mint}`, tokens: minted },
      fixedPrices: { native: 1, [mint]: 1 },
    }),
  ).resolves.toBeTruthy()
})

it.each([
  'https://own-key@lists.example/tokens.json',
  'https://reader:own-key@lists.example/tokens.json',
  'ftp://lists.example/own-key',
  'file:///own-key',
  'https://',
])('%s is no place of a token list', async (list) => {
  const reading = read({ tokenLists: ['/etc/hasp/tokens.json', list] })
  const sentence =
    /tokenLists\.1: Write a file, or an address of https without a user and a password\.$/
  await expect(reading).rejects.toThrow(sentence)
})

it('takes token lists of files, of the web and of origins of the operator', async () => {
  const tokenLists = [
    'tokens.json',
    'https://lists.example/tokens.json?key=1',
    'http://127.0.0.1:4000/tokens.json',
  ]
  const outside = { allowedOrigins: ['http://127.0.0.1:4000'] }
  const { networks } = await read({ tokenLists }, { outside })
  expect(networks[0]?.tokenLists).toEqual(tokenLists)
})

it.each([
  [{ trustedProxies: -1 }, 'trustedProxies: Write how many proxies there are'],
  [{ publicUrl: 'own-key' }, 'publicUrl: Write scheme and host alone'],
  [{ redis: { url: 'http://own-key' } }, 'redis.url: Write where Redis is'],
  [{ redis: { url: 'own-key' } }, 'redis.url: Write where Redis is'],
  [{ database: { url: 'mysql://own-key' } }, 'Write where PostgreSQL is'],
  [
    { database: { url: 'postgres://one,two/a', replicaUrls: ['own-key'] } },
    'database.replicaUrls.0: Write where PostgreSQL is',
  ],
])('says so of the whole, too: %j', async (more, sentence) => {
  await expect(read({}, more)).rejects.toThrow(sentence)
  await expect(read({}, more)).rejects.not.toThrow('own-key')
})
