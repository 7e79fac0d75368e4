import {
  createTestDatabase,
  type TestDatabase,
} from '@hasp/service-frame/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testAccounts } from '../../../devstack/addresses.js'
import {
  startTestChain,
  type TestChain,
} from '../../../devstack/testing/startTestChain.js'
import { readHistory } from './testing/readHistory.js'
import { sendTransaction } from './testing/sendTransaction.js'
import { catchUp } from './testing/startFollowingService.js'
import { startTestService } from './testing/startTestService.js'
import { startUpstream } from './testing/startUpstream.js'

const [own, friend] = testAccounts
/** A service that is alone has followed by then, many times over. */
const patienceBlocks = 5

let made: TestDatabase
let chain: TestChain
const stops: (() => Promise<void>)[] = []
beforeAll(async () => {
  made = await createTestDatabase()
  chain = await startTestChain({ chainId: 31337, multicall: false })
  stops.push(chain.stop, made.drop)
})
afterAll(async () => {
  for (const stop of stops.toReversed()) await stop()
})

/** A process of a role, and what its node was asked. */
async function startProcess(role: string) {
  const relay = await startUpstream(async (request, response) => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, ...request })
    const told = await fetch(chain.url, { method: 'POST', headers, body })
    response.end(await told.text())
  })
  const service = await startTestService(relay.url, {
    network: { follow: { from: 0, everyMs: 100 } },
    configuration: { database: made.location, role },
  })
  stops.push(relay.stop, service.stop)
  return { ...service, asked: relay.asked }
}

const statusOf = async (url: string) => (await fetch(url)).status

it('one process follows and answers no visitor, another answers and never follows', async () => {
  const serving = await startProcess('serve')
  const account = `/v1/accounts/eip155:31337:${own}/history`
  // Nobody follows yet, and it does not either.
  expect(await statusOf(`${serving.url}${account}`)).toBe(503)
  const following = await startProcess('follow')
  for (let block = 0; block < patienceBlocks; block += 1) {
    const { transactionHash } = await sendTransaction(chain, {
      from: own,
      to: friend,
      value: '0x1',
    })
    await catchUp(chain, serving.url)
    const { entries } = await readHistory(serving.url, own, { limit: 1 })
    expect(entries[0]?.hash).toBe(transactionHash)
  }
  expect(following.asked.length).toBeGreaterThan(patienceBlocks)
  expect(serving.asked).toEqual([])
  for (const path of [account, '/v1/networks', '/openapi.json', '/metrics'])
    expect(await statusOf(`${following.url}${path}`)).toBe(404)
  for (const { url } of [serving, following]) {
    expect(await statusOf(`${url}/healthz`)).toBe(200)
    const ready = await fetch(`${url}/readyz`)
    expect(await ready.json()).toMatchObject({
      isReady: true,
      indexes: [{ networkId: 'eip155:31337', since: 0 }],
    })
  }
})

it.each([
  [{ role: 'follow' }, {}, 'A process that follows needs a network'],
  [{ role: 'serve' }, { follow: {} }, 'share a PostgreSQL'],
  [{ role: 'follow' }, { follow: {} }, 'share a PostgreSQL'],
])(
  '%j with %j does not start, and says why',
  async (configuration, network, sentence) => {
    await expect(
      startTestService(chain.url, { configuration, network }),
    ).rejects.toThrow(sentence)
  },
)
