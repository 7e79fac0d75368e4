import { mkdtemp, rm } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  addressNamePath,
  balancesPath,
  gasPricePath,
  historyPath,
  namePath,
} from '@hasp/protocol/data'
import { createTestDatabase } from '@hasp/service-frame/testing'
import { afterEach, expect, it } from 'vitest'
import { configureNames } from '../testing/configureNames.js'
import { startTestService } from '../testing/startTestService.js'
import { result, startUpstream } from '../testing/startUpstream.js'

const networkId = 'eip155:31337'
const addressOf = (index: number) => `0x${`${index}`.padStart(40, '0')}`
const account = `${networkId}:${addressOf(0)}`

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop()
})

it('a process that has no pause and makes 64 answers refuses to make any other one before it waits', async () => {
  let now = Date.now()
  const held: ServerResponse[] = []
  let isHanging = false
  const node = await startUpstream(({ method }, response) => {
    if (method === 'eth_chainId') result(response, '0x7a69')
    else if (isHanging) held.push(response)
    else result(response, feeHistory)
  })
  stops.push(node.stop)
  const { stop, url } = await startTestService(node.url, {
    ...{ isBusy: true, now: () => now },
    // Nobody's deadline ends while the node holds its answers back.
    hurry: 1 / 100,
    network: { history: { kind: 'blockscout', url: node.url } },
    configuration: {
      names: {
        networkId,
        rpcUrls: [node.url],
        universalResolver: addressOf(9),
      },
    },
  })
  stops.push(stop)
  const ask = async (path: string) => {
    const response = await fetch(url + path)
    return { status: response.status, ...((await response.json()) as object) }
  }
  const gasPrice = await ask(gasPricePath(networkId))
  expect(gasPrice).toMatchObject({ status: 200 })
  isHanging = true
  const made = Array.from({ length: 64 }, (_, index) =>
    ask(addressNamePath(addressOf(index + 1), networkId)),
  )
  const listCalls = () =>
    node.asked.filter(({ method }) => method === 'eth_call')
  await expect.poll(() => listCalls().length).toBe(64)
  const refused = await Promise.all(
    [
      balancesPath(account),
      historyPath(account),
      namePath('ana.eth'),
      addressNamePath(addressOf(0), networkId),
    ].map(ask),
  )
  expect(refused).toMatchObject(Array(4).fill(unavailable))
  expect(listCalls()).toHaveLength(64)
  // What it has in memory costs nothing.
  expect(await ask(gasPricePath(networkId))).toEqual(gasPrice)
  now += 10 * 60_000
  expect(await ask(gasPricePath(networkId))).toMatchObject(unavailable)
  for (const response of held) result(response, '0x')
  await Promise.all(made)
})

it('what the database answers alone is made while nodes have everything else wait', async () => {
  const held: ServerResponse[] = []
  const node = await startUpstream(({ method }, response) => {
    if (method === 'eth_chainId') result(response, '0x7a69')
    else if (method === 'eth_call') held.push(response)
    else result(response, null)
  })
  stops.push(node.stop)
  const { drop, location } = await createTestDatabase()
  stops.push(drop)
  const folder = await mkdtemp(join(tmpdir(), 'hasp-shedding-'))
  stops.push(() => rm(folder, { recursive: true }))
  const { stop, url } = await startTestService(node.url, {
    ...{ isBusy: true, hurry: 1 / 100 },
    network: { follow: { from: 0 } },
    configuration: {
      database: location,
      names: await configureNames(node, folder),
    },
  })
  stops.push(stop)
  const codeOf = async (path: string) =>
    ((await (await fetch(url + path)).json()) as { code?: string }).code
  const made = Array.from({ length: 64 }, (_, index) =>
    codeOf(addressNamePath(addressOf(index + 1), networkId)),
  )
  await expect
    .poll(() => node.asked.filter(({ method }) => method === 'eth_call').length)
    .toBe(64)
  const another = addressNamePath(addressOf(0), networkId)
  expect(await codeOf(another)).toBe('UNAVAILABLE')
  // Nothing is indexed, and nobody has the name: it has looked.
  expect(await codeOf(historyPath(account))).toBe('UPSTREAM_UNAVAILABLE')
  expect(await codeOf(namePath('nobody.hasp.eth'))).toBe('NAME_UNKNOWN')
  for (const response of held) result(response, '0x')
  await Promise.all(made)
})

const unavailable = { status: 503, code: 'UNAVAILABLE' }
const feeHistory = {
  oldestBlock: '0x1',
  baseFeePerGas: ['0x1', '0x1'],
  gasUsedRatio: [0.5],
  reward: [['0x1', '0x1', '0x1']],
}
