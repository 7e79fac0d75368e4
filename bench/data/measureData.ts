import { loadavg } from 'node:os'
import { balancesPath } from '@hasp/protocol/data'
import autocannon from 'autocannon'
import { type OwnProcess, startProcess } from './startProcess.js'

/**
 * Measures the data service: balances of 200 tokens, from its cache and from a
 * node. Whoever asks runs on the same processors.
 */
const loadSeconds = Number(process.env.HASP_LOAD_SECONDS ?? 20)
const connections = 64
const farNodeMs = 200

const hex = (value: number) => `0x${value.toString(16).padStart(40, '0')}`
const pathOf = (account: number) =>
  balancesPath(`eip155:1:${hex(account + 0x10_00_00)}`)

const configurationFor = (nodeUrl: string) => ({
  listen: { host: '127.0.0.1', port: 0 },
  publicUrl: 'https://data.example',
  origins: '*',
  trustedProxies: 0,
  requestsPerMinute: Number.MAX_SAFE_INTEGER,
  networks: [
    {
      id: 'eip155:1',
      name: 'Ethereum',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: [nodeUrl],
      multicall: '0xcA11bde05977b3631167028862bE2a173976CA11',
      tokenLists: [],
      tokens: Array.from({ length: 200 }, (_, index) => ({
        address: hex(index + 1),
        name: `Token number ${index}`,
        symbol: `TKN${index}`,
        decimals: 7,
      })),
      fixedPrices: { native: 2_000 },
    },
  ],
})

/** Asks at a fixed rate, each time for the next account. */
async function load(
  service: OwnProcess,
  about: {
    readonly perSecond: number
    readonly accounts: number
    readonly seconds: number
    readonly isCompressed?: boolean
  },
) {
  let mixed = 0
  const isRead = !about.isCompressed
  const requests = Array.from({ length: about.accounts }, (_, index) => {
    const path = pathOf(index)
    const account = decodeURIComponent(path.split('/')[3] ?? '')
    return {
      path,
      ...(isRead && {
        onResponse(status: number, body: string) {
          if (status === 200 && !body.includes(account)) mixed += 1
        },
      }),
    }
  })
  let turn = 0
  const result = await autocannon({
    url: service.url,
    connections,
    duration: about.seconds,
    overallRate: about.perSecond,
    ...(about.isCompressed && { headers: { 'Accept-Encoding': 'gzip' } }),
    setupClient(client) {
      // Each connection has accounts of its own in turn, so that no two begin
      // with the same.
      const from = turn++ % about.accounts
      client.setRequests([...requests.slice(from), ...requests.slice(0, from)])
    },
  })
  return { ...result, mixed }
}

type Loaded = Awaited<ReturnType<typeof load>>

const describe = ({ latency, mixed, non2xx, requests, errors }: Loaded) =>
  `${Math.round(requests.average)}/s; p50 ${latency.p50}, p99 ${latency.p99} ms; ${non2xx} refused, ${errors} failed, ${mixed} mixed`

const line = (figure: string, value: string) =>
  console.log(`| ${figure} | ${value} |`)

async function withService<Answer>(
  nodeDelayMs: number,
  run: (service: OwnProcess, node: OwnProcess) => Promise<Answer>,
): Promise<Answer> {
  const node = await startProcess('serveNode', nodeDelayMs)
  const service = await startProcess('serveData', configurationFor(node.url))
  try {
    return await run(service, node)
  } finally {
    await Promise.all([service.stop(), node.stop()])
  }
}

console.log(`Load of the machine before: ${loadavg()[0]?.toFixed(1)}\n`)
line(`data service, ${loadSeconds} s each`, 'measured')
line('---', '---')
await withService(0, async (service) => {
  const answer = await fetch(service.url + pathOf(0))
  line('balances of 200 tokens', `${(await answer.text()).length} B`)
  for (const isCompressed of [true, false])
    line(
      `cached, 3,000/s asked${isCompressed ? ', gzip' : ''}`,
      describe(
        await load(service, {
          ...{ isCompressed, seconds: loadSeconds },
          perSecond: 3_000,
          accounts: 50,
        }),
      ),
    )
  const most = await load(service, {
    ...{ isCompressed: true, seconds: loadSeconds / 2 },
    perSecond: 100_000,
    accounts: 50,
  })
  line('cached, as many as can be', describe(most))
  line('memory', `${Math.round((await service.ask()) / 1e6)} MB`)
})
await withService(farNodeMs, async (service, node) => {
  const seconds = Math.min(loadSeconds, 30)
  const cold = await load(service, {
    perSecond: 300,
    accounts: 300 * seconds,
    seconds,
  })
  line(`cold, 300/s, node ${farNodeMs} ms away`, describe(cold))
  line(
    'questions to the node per answer',
    `${(await node.ask()) / cold['2xx']}`,
  )
})
await withService(farNodeMs, async (service, node) => {
  const found = await load(service, {
    ...{ perSecond: 1_000, accounts: 1_000, seconds: loadSeconds * 3 },
    isCompressed: true,
  })
  const hits = 1 - (await node.ask()) / found['2xx']
  line('1,000 accounts at 1,000/s', describe(found))
  line('of them from the cache', `${(hits * 100).toFixed(1)} %`)
})
