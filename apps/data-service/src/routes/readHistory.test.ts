import { access } from 'node:fs/promises'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { configurationSchema } from '../configuration.js'
import {
  startTestService,
  type TestService,
} from '../testing/startTestService.js'

const own = `0x${'a1'.repeat(20)}`

let service: TestService
beforeAll(async () => {
  service = await startTestService('http://127.0.0.1:1')
})
afterAll(async () => await service.stop())

it.each([
  [`eip155:31337:${own}`, 404, 'NETWORK_NOT_FOLLOWED'],
  [`eip155:1:${own}`, 404, 'NETWORK_UNKNOWN'],
  [`solana:${'1'.repeat(32)}:${'1'.repeat(32)}`, 404, 'NETWORK_UNKNOWN'],
  [own, 400, 'ACCOUNT_INVALID'],
])('of %s there is no history: %i %s', async (account, status, code) => {
  const response = await fetch(`${service.url}/v1/accounts/${account}/history`)
  expect([response.status, await response.json()]).toEqual([
    status,
    { status, code },
  ])
})

it('a service that follows nothing says so, and has no database', async () => {
  const response = await fetch(`${service.url}/v1/networks`)
  expect(await response.json()).toEqual({
    networks: [
      {
        networkId: 'eip155:31337',
        name: 'Local',
        hasPrices: false,
        hasHistory: false,
      },
    ],
  })
  await expect(access('hasp-data')).rejects.toThrow('ENOENT')
})

it.each([
  [{ id: `solana:${'1'.repeat(32)}`, follow: {} }, 'eip155 alone'],
  [{ id: 'eip155:1', follow: { from: 'then' } }, 'Write "now"'],
])('a network cannot be followed like %o', (network, reason) => {
  const parsed = v.safeParse(configurationSchema, {
    listen: { host: '127.0.0.1', port: 0 },
    publicUrl: 'https://data.example',
    origins: '*',
    networks: [
      {
        name: 'One',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: ['http://127.0.0.1:1'],
        ...network,
      },
    ],
  })
  expect(parsed.issues?.map(({ message }) => message).join()).toContain(reason)
})
