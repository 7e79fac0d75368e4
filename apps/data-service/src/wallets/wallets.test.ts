import { createHash } from 'node:crypto'
import { getWallets } from '@hasp/core'
import { createTestKit } from '@hasp/core/testing'
import {
  bundledDirectory,
  httpDirectory,
  type WalletDirectory,
  type WalletListing,
} from '@hasp/core/walletDirectory'
import type { Wallets } from '@hasp/protocol/data'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import {
  startTestService,
  type TestService,
} from '../testing/startTestService.js'

/** Where callers reach the service, as its operator wrote. */
const publicUrl = 'https://data.example'

let service: TestService
beforeAll(async () => {
  service = await startTestService('http://127.0.0.1:1')
})
afterAll(async () => await service?.stop())

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** A kit on a page of an origin, with a directory. */
function setUp(directory: WalletDirectory, origin = 'https://shop.example') {
  const window = Object.assign(new EventTarget(), {
    location: new URL(`${origin}/cart`),
  })
  const { kit, stop } = createTestKit({ wallets: { directory } }, { window })
  stops.push(stop)
  return kit
}
const served = () => httpDirectory({ url: `${service.url}/v1/wallets` })

async function readAll(kit: ReturnType<typeof setUp>, rest = {}) {
  const wallets: WalletListing[] = []
  for (let page = 1; ; page += 1) {
    const answer = await getWallets(kit, { page, ...rest })
    wallets.push(...answer.wallets)
    if (!answer.hasMore) return { wallets, total: answer.total }
  }
}

it.each([
  ['all', {}],
  ['a part of a name', { search: 'wal' }],
  ['a slip of the fingers', { search: 'metamsak' }],
  ['a namespace', { namespace: 'solana' }],
  ['phones', { isForPhone: true }],
  ['nothing', { search: 'qqqqqqqqqq' }],
] as const)(
  'is the directory of a kit, as the bundled one: %s',
  async (_name, asked) => {
    const own = await readAll(setUp(bundledDirectory()), asked)
    expect(await readAll(setUp(served()), asked)).toEqual(own)
  },
)

it('names logos that any page may draw, by their hash', async () => {
  const { wallets } = await readAll(setUp(served(), publicUrl))
  const logos = wallets.flatMap(({ imageUrl }) => imageUrl ?? [])
  expect(logos.length).toBeGreaterThan(100)
  for (const logo of [logos[0] ?? '', logos.at(-1) ?? '']) {
    const path = logo.slice(publicUrl.length)
    const response = await fetch(service.url + path)
    const bytes = Buffer.from(await response.arrayBuffer())
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    expect(path).toBe(`/v1/images/${sha256}`)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': expect.stringMatching(/^image\//),
      'content-security-policy': expect.stringContaining('sandbox'),
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    })
  }
})

it('a process that named no logo has it, too', async () => {
  const { wallets } = await readAll(setUp(served(), publicUrl))
  const path = wallets[0]?.imageUrl?.slice(publicUrl.length)
  const other = await startTestService('http://127.0.0.1:1')
  const { status } = await fetch(`${other.url}${path}`)
  await other.stop()
  expect(status).toBe(200)
})

it('pages are as large as was asked for', async () => {
  const read = async (query: string) =>
    (await (
      await fetch(`${service.url}/v1/wallets?${query}`)
    ).json()) as Wallets
  const ids = ({ wallets }: Wallets) => wallets.map(({ id }) => id)
  const first = await read('entries=7')
  const second = await read('entries=7&page=2')
  expect(first.total).toBeGreaterThan(14)
  expect([...ids(first), ...ids(second)]).toEqual(ids(await read('entries=14')))
  expect(ids(await read('include=phantom,metamask&exclude=phantom'))).toEqual([
    'metamask',
  ])
  expect(ids(await read('page=9999'))).toEqual([])
})

it.each(['page=0', 'entries=101', 'entries=1e1', 'phone=yes', 'page=99999'])(
  'refuses %s',
  async (query) => {
    const response = await fetch(`${service.url}/v1/wallets?${query}`)
    expect(await response.json()).toEqual({
      status: 400,
      code: 'QUERY_INVALID',
    })
  },
)
