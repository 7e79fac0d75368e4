import { expect, test } from 'vitest'
import type { Capabilities } from '../../ports/NamespaceAdapter.js'
import { codeOf } from '../../testing/codeOf.js'
import { createTestKit } from '../../testing/createTestKit.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import { testNetworks } from '../../testing/testNetworks.js'
import { watchTransaction } from './watchTransaction.js'

const from = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
const about = {
  hash: `0x${'ab'.repeat(32)}`,
  networkId: 'eip155:31337' as const,
  from,
}

type Watch = Parameters<Capabilities['watchTransaction']>[0]

function setUp() {
  const watches: Watch[] = []
  const ends: (() => void)[] = []
  const { kit } = createTestKit({
    adapters: [
      mockAdapter({
        namespace: 'eip155',
        capabilities: {
          watchTransaction: (watch) => {
            watches.push(watch)
            return new Promise((resolve, reject) => {
              ends.push(resolve)
              watch.signal.addEventListener('abort', () =>
                reject(watch.signal.reason),
              )
            })
          },
        },
      }),
    ],
    networks: testNetworks,
  })
  const told: unknown[] = []
  kit.events.on('TRANSACTION_STATUS', ({ status }) => told.push(status))
  return { kit, told, watches, end: () => ends.at(-1)?.() }
}

test('two that watch the same ask once, and each change is told once', async () => {
  const { end, kit, told, watches } = setUp()
  const both = [watchTransaction(kit, about), watchTransaction(kit, about)]
  expect(watches).toHaveLength(1)
  watches[0]?.onChange({ status: 'included' })
  watches[0]?.onChange({ status: 'final' })
  end()
  await Promise.all(both)
  expect(told).toEqual(['included', 'final'])
})

test('who stops watching stops nobody else, whoever came first', async () => {
  const { end, kit, told, watches } = setUp()
  const [first, second] = [new AbortController(), new AbortController()]
  const leaving = [first, second].map(({ signal }) =>
    watchTransaction(kit, { ...about, signal }),
  )
  const staying = watchTransaction(kit, about)
  first.abort()
  second.abort()
  expect(await Promise.all(leaving.map(codeOf))).toEqual([
    'CANCELLED',
    'CANCELLED',
  ])
  expect(watches[0]?.signal.aborted).toBe(false)
  watches[0]?.onChange({ status: 'final' })
  end()
  await staying
  expect(told).toEqual(['final'])
})

test('nobody is asked any more once nobody waits', async () => {
  const { kit, watches } = setUp()
  const controller = new AbortController()
  const watching = watchTransaction(kit, {
    ...about,
    signal: controller.signal,
  })
  controller.abort()
  expect(await codeOf(watching)).toBe('CANCELLED')
  expect(watches[0]?.signal.aborted).toBe(true)
})

test('one that begins when another stops is followed, as effects do in StrictMode', async () => {
  const { end, kit, told, watches } = setUp()
  const controller = new AbortController()
  const stopped = watchTransaction(kit, { ...about, signal: controller.signal })
  controller.abort()
  const watching = watchTransaction(kit, about)
  expect(await codeOf(stopped)).toBe('CANCELLED')
  watches.at(-1)?.onChange({ status: 'final' })
  end()
  await watching
  expect(told).toEqual(['final'])
})

test('a hash of two networks is two transactions', () => {
  const { kit, watches } = setUp()
  void watchTransaction(kit, about)
  void watchTransaction(kit, { ...about, networkId: 'eip155:31338' })
  expect(watches.map(({ network }) => network.caipNetworkId)).toEqual([
    'eip155:31337',
    'eip155:31338',
  ])
})

test('asks nobody where the signal is aborted already', async () => {
  const { kit, watches } = setUp()
  const watching = watchTransaction(kit, {
    ...about,
    signal: AbortSignal.abort(),
  })
  expect(await codeOf(watching)).toBe('CANCELLED')
  expect(watches).toEqual([])
})
