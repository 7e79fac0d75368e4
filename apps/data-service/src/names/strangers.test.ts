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

it('names that a node never comes to an end with cost nobody the balances, nor other names', async () => {
  const networkId = 'eip155:31337'
  const answers: Readonly<Record<string, unknown>> = {
    eth_chainId: '0x7a69',
    eth_getBlockByNumber: { number: '0x10', timestamp: '0x65000000' },
    eth_getBalance: '0x1',
  }
  const resolver = ensContracts.universalResolver.toLowerCase()
  const node = await startUpstream(({ method, params }, response) => {
    const asked = JSON.stringify(params).toLowerCase()
    const isEndless = asked.includes(resolver) && asked.includes(endless)
    if (!isEndless) result(response, answers[method] ?? '0x')
  })
  stops.push(node.stop)
  const service = await startTestService(node.url, {
    hurry: 50,
    network: { multicall: undefined },
    configuration: {
      names: {
        networkId,
        rpcUrls: [node.url],
        universalResolver: ensContracts.universalResolver,
      },
    },
  })
  stops.push(service.stop)
  const statusOf = async (path: string) =>
    (await fetch(service.url + path)).status
  const asked = Array.from({ length: 6 }, (_, index) =>
    statusOf(namePath(`endless${index}.eth`)),
  )
  expect(await Promise.all(asked)).toEqual(Array(6).fill(503))
  expect(await statusOf(namePath('ana.eth'))).toBe(200)
  const account = `${networkId}:0x${'a1'.repeat(20)}`
  expect(await statusOf(balancesPath(account))).toBe(200)
})
