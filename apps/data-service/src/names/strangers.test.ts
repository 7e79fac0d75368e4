import { balancesPath, namePath } from '@hasp/protocol/data'
import { afterEach, expect, it } from 'vitest'
import { ensContracts } from '../../../../devstack/addresses.js'
import { startTestService } from '../testing/startTestService.js'
import { result, startUpstream } from '../testing/startUpstream.js'

/** As it is in the names that are asked for. */
const endless = Buffer.from('endless').toString('hex')

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop()
})

const networkId = 'eip155:31337'
const { universalResolver } = ensContracts

/** A service that asks these nodes about names, and the last about the rest. */
async function startNamed(hurry: number, ...rpcUrls: readonly string[]) {
  const service = await startTestService(rpcUrls.at(-1) ?? '', {
    hurry,
    network: { multicall: undefined },
    configuration: {
      names: { networkId, rpcUrls: [...rpcUrls], universalResolver },
    },
  })
  stops.push(service.stop)
  return async (path: string) => (await fetch(service.url + path)).status
}

/** @param isEndless questions that it never comes to an end with */
async function startNode(isEndless: (asked: string) => boolean) {
  const answers: Readonly<Record<string, unknown>> = {
    eth_chainId: '0x7a69',
    eth_getBlockByNumber: { number: '0x10', timestamp: '0x65000000' },
    eth_getBalance: '0x1',
  }
  const node = await startUpstream(({ method, params }, response) => {
    const asked = JSON.stringify(params).toLowerCase()
    if (!isEndless(asked)) result(response, answers[method] ?? '0x')
  })
  stops.push(node.stop)
  return node.url
}

it('names that a node never comes to an end with cost nobody the balances, nor other names', async () => {
  const resolver = universalResolver.toLowerCase()
  const statusOf = await startNamed(
    50,
    await startNode(
      (asked) => asked.includes(resolver) && asked.includes(endless),
    ),
  )
  const asked = Array.from({ length: 6 }, (_, index) =>
    statusOf(namePath(`endless${index}.eth`)),
  )
  expect(await Promise.all(asked)).toEqual(Array(6).fill(503))
  expect(await statusOf(namePath('ana.eth'))).toBe(200)
  const account = `${networkId}:0x${'a1'.repeat(20)}`
  expect(await statusOf(balancesPath(account))).toBe(200)
})

it('a node that is silent for good leaves names to the next one, each time', async () => {
  const statusOf = await startNamed(
    10,
    await startNode(() => true),
    await startNode(() => false),
  )
  for (const label of ['ana', 'ben', 'cleo'])
    expect(await statusOf(namePath(`${label}.eth`))).toBe(200)
})
