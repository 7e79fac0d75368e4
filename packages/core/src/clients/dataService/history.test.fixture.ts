import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach } from 'vitest'
import { getHistory } from '../../actions/activity/getHistory.js'
import type { KitOptions } from '../../kit/options.js'
import { createTestKit } from '../../testing/createTestKit.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import { testNetworks } from '../../testing/testNetworks.js'
import { dataService } from './dataService.js'

export const own = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
export const self = own.toLowerCase()
export const friend = `0x${'11'.repeat(20)}`
export const dollar = `0x${'22'.repeat(20)}`
export const stray = `0x${'33'.repeat(20)}`
export const networkId = 'eip155:31337'

export const moved = (rest = {}) => ({
  ...{ kind: 'erc20', token: dollar, source: friend, target: self },
  amount: '5000000',
  ...rest,
})

export const entry = (rest = {}) => ({
  hash: `0x${'ab'.repeat(32)}`,
  block: { number: 7, time: 1_700_000_000 },
  ...{ place: 0, isFinal: true, status: 'succeeded', kind: 'received' },
  ...{ sender: friend, receiver: dollar, fee: '21000' },
  movements: [moved()],
  hasMoreMovements: false,
  spam: [],
  ...rest,
})

export const good = {
  account: `${networkId}:${self}`,
  networkId,
  head: { number: 9, hash: `0x${'cd'.repeat(32)}`, time: 1_700_000_100 },
  since: 0,
  isComplete: false,
  missing: ['EARLIER_BLOCKS'],
  entries: [entry()],
  tokens: [{ address: dollar, name: 'USD Coin', symbol: 'USDC', decimals: 6 }],
  cursor: 'a'.repeat(24),
}

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()))
})

export type Reply = (response: ServerResponse) => void
export const json =
  (body: unknown): Reply =>
  (response) =>
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
export const status =
  (code: number, headers: Record<string, string> = {}): Reply =>
  (response) =>
    response.writeHead(code, headers).end('{}')

export const unavailable = { code: 'TRANSACTIONS_UNAVAILABLE' }

/** A kit with a service that is not asked to be honest. */
export async function setUpHistory(
  reply: Reply,
  options: Partial<KitOptions> = {},
) {
  const state = { reply }
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(decodeURIComponent(request.url ?? ''))
    state.reply(response)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve())
  })
  stops.push(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const { port } = server.address() as AddressInfo
  const { clock, kit } = createTestKit({
    adapters: [mockAdapter()],
    networks: testNetworks,
    data: dataService({ url: `http://127.0.0.1:${port}/api/` }),
    ...options,
  })
  const read = (rest: Partial<getHistory.Parameters> = {}) =>
    getHistory(kit, { networkId, address: own, ...rest })
  return { asked, clock, kit, read, state }
}
