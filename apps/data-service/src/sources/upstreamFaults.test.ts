import type { ServerResponse } from 'node:http'
import { type Balances, balancesPath } from '@hasp/protocol/data'
import { encodeFunctionResult, type Hex, multicall3Abi } from 'viem'
import { afterEach, expect, it } from 'vitest'
import { startTestService } from '../testing/startTestService.js'
import { type Asked, result, startUpstream } from '../testing/startUpstream.js'

const own = `0x${'a1'.repeat(20)}`
const account = `eip155:31337:${own}`
const other = `eip155:31337:0x${'b2'.repeat(20)}`

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop()
})

/** A node that is in order, with 5 ether for everybody. */
function answer({ method }: Asked, response: ServerResponse): void {
  result(response, answers[method] ?? fiveEther())
}

const answers: Readonly<Record<string, unknown>> = {
  eth_chainId: '0x7a69',
  eth_getBlockByNumber: { number: '0x10', timestamp: '0x65000000' },
}

function fiveEther(): Hex {
  const returnData: Hex = `0x${(5n * 10n ** 18n).toString(16).padStart(64, '0')}`
  return encodeFunctionResult({
    abi: multicall3Abi,
    functionName: 'aggregate3',
    result: [{ success: true, returnData }],
  })
}

type Fault = (response: ServerResponse, asked: Asked) => void

/**
 * A service whose node can be made to fail.
 * @param hurry by how much deadlines and pauses are shorter
 */
async function setUp(hurry = 20) {
  const state: { fault: Fault | undefined; now: number } = {
    fault: undefined,
    now: Date.now(),
  }
  const node = await startUpstream((asked, response) =>
    state.fault ? state.fault(response, asked) : answer(asked, response),
  )
  stops.push(node.stop)
  const service = await startTestService(node.url, {
    now: () => state.now,
    hurry,
  })
  stops.push(service.stop)
  return {
    state,
    node,
    service,
    ask: (about = account) => fetch(service.url + balancesPath(about)),
  }
}

const faults = {
  hangs: () => undefined,
  'refuses by 429': (response) =>
    response.writeHead(429, { 'Retry-After': '7' }).end(),
  'fails by 500': (response) => response.writeHead(500).end(),
  'fails by 503': (response) => response.writeHead(503).end(),
  'sends elsewhere': (response) =>
    response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end(),
  'answers with a page': (response) => response.end('<html>'),
  'ends in the middle': (response) => {
    response.write('{"jsonrpc":')
    response.destroy()
  },
  'answers without end': (response) => {
    const pour = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
    }
    response.on('drain', pour)
    pour()
  },
  'answers too deep': (response) =>
    response.end(`${'['.repeat(5_000)}${']'.repeat(5_000)}`),
  'is of another chain': (response) => result(response, '0x1'),
  'says what is no number': (response) => result(response, { number: '∞' }),
} satisfies Record<string, Fault>

it.each(Object.entries(faults))(
  'a node that %s is a 503 that says when to come again',
  async (_name, fault) => {
    const { ask, service, state } = await setUp()
    state.fault = fault
    const response = await ask()
    expect(response.status).toBe(503)
    expect(response.headers.get('Content-Type')).toBe(
      'application/problem+json',
    )
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await response.json()).toMatchObject({
      status: 503,
      code: 'UPSTREAM_UNAVAILABLE',
    })
    // Nothing of who was asked about is written down.
    expect(JSON.stringify(service.lines)).not.toMatch(/a1a1/i)
  },
)

it('an earlier answer stands in for ten minutes, and says so', async () => {
  const { ask, state } = await setUp()
  expect(await (await ask()).json()).toMatchObject({ isStale: false })
  state.fault = faults['fails by 500']
  state.now += 30_000
  const stale = (await (await ask()).json()) as Balances
  expect(stale).toMatchObject({ isStale: true })
  expect(stale.tokens[0]?.quantity.numeric).toBe('5')
  state.now += 9 * 60_000 + 29_999
  expect((await ask()).status).toBe(200)
  state.now += 1
  expect((await ask()).status).toBe(503)
  state.fault = undefined
  state.now += 10_000
  expect(await (await ask()).json()).toMatchObject({ isStale: false })
})

it('a passing failure is tried again; a limit is kept to', async () => {
  // What is counted must not be asked again for being slow.
  const { ask, node, state } = await setUp(4)
  let left = 2
  state.fault = (response, asked) => {
    left -= 1
    if (left < 0) answer(asked, response)
    else response.writeHead(503).end()
  }
  expect((await ask()).status).toBe(200)
  state.fault = faults['refuses by 429']
  state.now += 30_000
  const before = node.asked.length
  await ask(other)
  expect(node.asked).toHaveLength(before + 1)
  state.now += 6_999
  await ask(other)
  expect(node.asked).toHaveLength(before + 1)
  state.fault = undefined
  // What failed is remembered for two seconds more.
  state.now += 2_000
  expect((await ask(other)).status).toBe(200)
})

it('a node that wants to be left alone for a day is asked again after a minute', async () => {
  const { ask, node, state } = await setUp()
  state.fault = (response) =>
    response.writeHead(429, { 'Retry-After': '86400' }).end()
  expect((await ask()).headers.get('Retry-After')).toBe('60')
  const before = node.asked.length
  state.fault = undefined
  state.now += 59_999
  expect((await ask(other)).status).toBe(503)
  expect(node.asked).toHaveLength(before)
  state.now += 2_000
  expect((await ask(other)).status).toBe(200)
})

it('a node that fails on and on is left alone, then tried by one', async () => {
  const { ask, node, state } = await setUp()
  state.fault = faults['fails by 500']
  await ask()
  state.now += 2_000
  await ask()
  const asked = node.asked.length
  expect(asked).toBeLessThanOrEqual(6)
  state.now += 2_000
  expect((await ask()).headers.get('Retry-After')).not.toBe(null)
  expect(node.asked).toHaveLength(asked)
  state.now += 10_000
  state.fault = undefined
  expect((await ask()).status).toBe(200)
})

it('an account of which there is too much to say costs nobody else the node', async () => {
  const { ask, service, state } = await setUp()
  state.fault = faults['answers without end']
  const accounts = Array.from(
    { length: 6 },
    (_, index) => `eip155:31337:0x${`c${index}`.repeat(20)}`,
  )
  for (const each of accounts) expect((await ask(each)).status).toBe(503)
  expect(JSON.stringify(service.lines)).toContain('TOO_LARGE')
  state.fault = undefined
  expect((await ask(other)).status).toBe(200)
})

it('fifty who ask at once are one question, and none gets another’s answer', async () => {
  // The node must not be asked again for being slow.
  const { ask, node } = await setUp(1)
  const answers = await Promise.all(
    Array.from({ length: 50 }, async (_, index) => {
      const about = index % 2 === 0 ? account : other
      const { account: told } = (await (await ask(about)).json()) as Balances
      return told === about
    }),
  )
  expect(answers.every(Boolean)).toBe(true)
  const calls = node.asked.filter(({ method }) => method === 'eth_call')
  expect(calls).toHaveLength(2)
})

it.each([
  ['eip155:31337:0x12', 400, 'ACCOUNT_INVALID'],
  ['eip155:1:../../x', 400, 'ACCOUNT_INVALID'],
  [`eip155:9:${own}`, 404, 'NETWORK_UNKNOWN'],
])('%s is refused', async (about, status, code) => {
  const { ask, node } = await setUp()
  const response = await ask(about)
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ status, code })
  expect(node.asked).toHaveLength(0)
})

it('a site that is not named may not read, and too many questions are refused', async () => {
  const { service } = await setUp()
  const from = async (origin: string) => {
    const response = await fetch(`${service.url}/v1/networks`, {
      headers: { Origin: origin },
    })
    return response.headers.get('Access-Control-Allow-Origin')
  }
  expect(await from('https://shop.example')).toBe('https://shop.example')
  expect(await from('https://evil.example')).toBe(null)
  const limited = await startTestService('http://127.0.0.1:1', {
    configuration: { requestsPerMinute: 2, origins: '*' },
  })
  stops.push(limited.stop)
  const statuses = []
  for (let count = 0; count < 3; count += 1) {
    const response = await fetch(`${limited.url}/v1/networks`)
    statuses.push(response.status, response.headers.has('Retry-After'))
  }
  expect(statuses).toEqual([200, false, 200, false, 429, true])
  const { headers } = await fetch(`${limited.url}/v1/networks`, {
    headers: { Origin: 'https://any.example' },
  })
  expect(headers.get('Access-Control-Allow-Origin')).toBe('https://any.example')
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
})

it('a treasury of Solana holds more lamports than a number, to the last one', async () => {
  const reference = '1'.repeat(32)
  const sol = { name: 'Solana', symbol: 'SOL', decimals: 9 }
  const replies: Readonly<Record<string, string>> = {
    getGenesisHash: `"${reference}"`,
    getBalance: '{"context":{"slot":7},"value":18446744073709551615}',
    getTokenAccountsByOwner: '{"context":{"slot":7},"value":[]}',
  }
  const node = await startUpstream(({ method }, response) =>
    response.end(`{"jsonrpc":"2.0","id":1,"result":${replies[method]}}`),
  )
  stops.push(node.stop)
  const network = { id: `solana:${reference}`, nativeCurrency: sol }
  const service = await startTestService(node.url, { network })
  stops.push(service.stop)
  const path = balancesPath(`solana:${reference}:${'1'.repeat(32)}`)
  const answer = (await (await fetch(service.url + path)).json()) as Balances
  expect(answer.tokens[0]?.quantity.numeric).toBe('18446744073.709551615')
})

it('somebody on Solana may have been sent thousands of tokens', async () => {
  const reference = '1'.repeat(32)
  const accounts = Array.from({ length: 4_000 }, (_, index) => ({
    account: {
      data: {
        parsed: {
          info: {
            // Its alphabet has no zero.
            mint: `${index}`.replaceAll('0', 'z').padStart(44, '1'),
            tokenAmount: { amount: '1', decimals: 0 },
          },
        },
      },
    },
    // As long as what a node says of each.
    pubkey: 'p'.repeat(900),
  }))
  const value = JSON.stringify(accounts)
  const replies: Readonly<Record<string, string>> = {
    getGenesisHash: `"${reference}"`,
    getBalance: '{"context":{"slot":7},"value":1}',
    getTokenAccountsByOwner: `{"context":{"slot":7},"value":${value}}`,
  }
  const node = await startUpstream(({ method }, response) =>
    response.end(`{"jsonrpc":"2.0","id":1,"result":${replies[method]}}`),
  )
  stops.push(node.stop)
  const network = {
    id: `solana:${reference}`,
    nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  }
  const service = await startTestService(node.url, { network })
  stops.push(service.stop)
  const path = balancesPath(`solana:${reference}:${'1'.repeat(32)}`)
  const response = await fetch(service.url + path)
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ isComplete: false })
})
