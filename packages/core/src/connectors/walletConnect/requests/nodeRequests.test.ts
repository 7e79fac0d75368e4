import { expect, test } from 'vitest'
import { createFakeClock } from '../../../testing/fakeClock.js'
import { fakeNode } from '../../../testing/fakeNode.js'
import { testNetworks } from '../../../testing/testNetworks.js'
import { phoneSession } from '../../../testing/walletConnect/fakePhoneClient.js'
import { setUpPhone } from '../../../testing/walletConnect/setUpPhone.js'
import { isForNode } from '../../evmAccount/nodeMethods.js'

type Reply = Parameters<typeof fakeNode>[0]

const urls = ['https://first.example', 'https://second.example']
const [network] = testNetworks
const networks = [{ ...network, rpcUrls: { default: { http: urls } } }] as const

/** A phone on a network with two nodes; the first may misbehave. */
async function setUp(first: Reply, second: Reply = honest('0x7a69')) {
  const asked: RequestInit[] = []
  const node = fakeNode((call) =>
    call.url.includes('first') ? first(call) : second(call),
  )
  const fetch: typeof node.fetch = (input, init = {}) => {
    asked.push(init)
    return node.fetch(input, init)
  }
  const clock = createFakeClock()
  const phones = setUpPhone({ networks }, { clock, environment: { fetch } })
  await phones.pair({
    namespaces: {
      eip155: { ...phoneSession.namespaces.eip155, chains: ['eip155:31337'] },
    } as typeof phoneSession.namespaces,
  })
  const ask = (method: string, params?: unknown) =>
    phones.provider().request({ method, params })
  const hosts = () => node.calls.map(({ url, method }) => `${url} ${method}`)
  return { ...phones, ask, asked, clock, hosts, node }
}

function honest(chainId: string): Reply {
  return ({ method }) => ({
    result: method === 'eth_chainId' ? chainId : '0xb',
  })
}

test('what a page reads is read with the guards of every request', async () => {
  const { ask, asked, phone } = await setUp(honest('0x7a69'))
  expect(await ask('eth_blockNumber')).toBe('0xb')
  expect(await ask('eth_call', [{ to: '0x00' }, 'latest'])).toBe('0xb')
  expect(asked.length).toBeGreaterThan(1)
  for (const init of asked)
    expect(init).toMatchObject({ credentials: 'omit', redirect: 'error' })
  expect(phone.requests).toEqual([])
})

test('nothing is also an answer', async () => {
  const { ask } = await setUp(({ method }) => ({
    result: method === 'eth_chainId' ? '0x7a69' : null,
  }))
  expect(await ask('eth_getTransactionReceipt', ['0x00'])).toBe(null)
})

test.each([
  ['serves another chain', honest('0x1')],
  ['answers without an end', () => endless()],
  ['answers in no JSON', () => new Response('<html>')],
  ['answers another question', () => Response.json({ id: 7, result: '0x1' })],
  ['is down', () => 'refuse'],
  ['sends elsewhere', () => new Response(null, { status: 503 })],
] satisfies [string, Reply][])(
  'a node that %s is passed over, and then left alone',
  async (_name, reply) => {
    const { ask, hosts } = await setUp(reply)
    expect(await ask('eth_blockNumber')).toBe('0xb')
    for (let count = 0; count < 8; count++) await ask('eth_blockNumber')
    const first = hosts().filter((call) => call.includes('first'))
    expect(first.length).toBeGreaterThan(0)
    expect(first.length).toBeLessThan(8)
  },
)

test('no more than 2 MiB of an answer are read', async () => {
  let sent = 0
  const { ask } = await setUp(() => endless((bytes) => (sent += bytes)))
  expect(await ask('eth_blockNumber')).toBe('0xb')
  expect(sent).toBeLessThan(8 * 1024 * 1024)
})

test.each([
  ['eth_getBalance', { balance: 1 }],
  ['eth_getBalance', 'a lot'],
  ['eth_blockNumber', 12],
  ['eth_blockNumber', '0x'],
  ['eth_call', null],
  ['eth_call', '<html>'],
  ['eth_getLogs', {}],
  ['eth_getTransactionReceipt', 'done'],
  ['net_listening', 'yes'],
])(
  'what a node answers to %s is read before it is believed: %j',
  async (method, result) => {
    const answer = ({ method: asked }: { method: string }) => ({
      result: asked === 'eth_chainId' ? '0x7a69' : result,
    })
    const one = await setUp(answer, ({ method: asked }) => ({
      result: asked === 'eth_chainId' ? '0x7a69' : proper[method],
    }))
    expect(await one.ask(method, [])).toEqual(proper[method])
    const both = await setUp(answer, answer)
    const failing = expect(both.ask(method, [])).rejects.toMatchObject({
      cause: { code: 'RPC_ANSWER_INVALID' },
    })
    await both.clock.advance(10_000)
    await failing
  },
)

const proper: { readonly [method: string]: unknown } = {
  eth_getBalance: '0xb',
  eth_blockNumber: '0xb',
  eth_call: '0x',
  eth_getLogs: [{ address: '0x00' }],
  eth_getTransactionReceipt: { status: '0x1' },
  net_listening: true,
}

test('what a node refuses is told with its number and its data', async () => {
  const error = { code: 3, message: 'execution reverted', data: '0x08c379a0' }
  const { ask } = await setUp(({ method }) =>
    method === 'eth_chainId' ? { result: '0x7a69' } : { error },
  )
  await expect(ask('eth_call', [])).rejects.toMatchObject(error)
})

test('after a reload a node is asked with the same guards', async () => {
  const before = await setUp(honest('0x7a69'))
  before.stop()
  const later = fakeNode(honest('0x1'))
  const { kit, provider } = setUpPhone(
    { networks },
    { store: before.store, environment: { fetch: later.fetch } },
    before.phone,
  )
  await expect
    .poll(() => kit.stores.connections.getState().active)
    .toEqual({
      eip155: 'eip155/walletConnect',
    })
  await expect(
    provider().request({ method: 'eth_blockNumber' }),
  ).rejects.toThrow()
  expect(later.calls.map(({ method }) => method)).toEqual([
    'eth_chainId',
    'eth_chainId',
  ])
})

test.each([
  ...['eth_getEncryptionPublicKey', 'eth_callSecretly', 'eth_getSecret'],
  ...['eth_get', 'eth_call2', 'eth_chainIds', 'eth_gas', 'eth_feeOf'],
  ...['net_secret', 'web3_secret', 'eth_newFilter', 'eth_getFilterChanges'],
  ...['eth_sendRawTransaction', 'eth_CALL', ' eth_call', 'eth_call\n'],
  ...['constructor', '__proto__', 'toString', ''],
])('%s is for the wallet to answer', async (method) => {
  expect(isForNode(method)).toBe(false)
  const { ask, node, phone } = await setUp(honest('0x7a69'))
  phone.answer(() => 'by the wallet')
  expect(await ask(method)).toBe('by the wallet')
  expect(node.calls).toEqual([])
})

function endless(onSent: (bytes: number) => void = () => undefined): Response {
  const chunk = new Uint8Array(64 * 1024).fill(0x20)
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      onSent(chunk.length)
      controller.enqueue(chunk)
    },
  })
  return new Response(body)
}
