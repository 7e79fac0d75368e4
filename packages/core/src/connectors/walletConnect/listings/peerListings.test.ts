import { expect, test } from 'vitest'
import { staticDirectory } from '../../../clients/walletDirectory/staticDirectory.js'
import type { PeerMetadata } from '../../../ports/WalletConnectClient.js'
import type { WalletDirectory } from '../../../ports/WalletDirectory.js'
import { createListing } from '../../../testing/createListing.js'
import {
  fakePhoneClient,
  phoneSession,
} from '../../../testing/walletConnect/fakePhoneClient.js'
import {
  bothNamespaces,
  setUpPhone,
} from '../../../testing/walletConnect/setUpPhone.js'
import {
  hostileDrawings,
  svg,
  toUri,
} from '../../../utils/picture/hostileDrawings.test.fixture.js'

const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJ'
const kite = createListing({
  name: 'Kite',
  homepage: 'https://www.kite.example/',
  imageUrl: picture,
  links: { universal: 'https://go.kite.example/app' },
})
const honest: PeerMetadata = {
  ...phoneSession.peer,
  name: 'Kite Wallet',
  url: 'https://kite.example',
  redirect: {},
}
const stranger: PeerMetadata = {
  ...honest,
  name: 'Stranger',
  url: 'https://evil.example',
  icons: ['https://evil.example/pixel.png?site=tide'],
  redirect: {
    native: 'https://evil.example',
    universal: 'https://evil.example',
  },
}

/** A phone with its wallet, and a directory that says when it has answered. */
function setUp(
  options: Parameters<typeof setUpPhone>[0] = {},
  setup: Parameters<typeof setUpPhone>[1] = {},
  phone = fakePhoneClient(),
) {
  const opened: unknown[] = []
  let answers = 0
  const own = staticDirectory([kite])
  const directory: WalletDirectory = {
    async getWallets(...query) {
      const page = await own.getWallets(...query)
      answers += 1
      return page
    },
  }
  const window = Object.assign(new EventTarget(), {
    open: (...parameters: unknown[]) => opened.push(parameters),
  })
  const phones = setUpPhone(
    { wallets: { directory }, ...options },
    { window, environment: { isMobile: () => true }, ...setup },
    phone,
  )
  const sign = async () => {
    await phones.provider().request({ method: 'personal_sign' })
    return opened.splice(0)
  }
  return {
    ...phones,
    opened,
    sign,
    async pair(...session: Parameters<typeof phones.pair>) {
      await phones.pair(...session)
    },
    /** What was looked up has been found or not. */
    async lookedUp() {
      await expect.poll(() => answers).toBeGreaterThan(0)
      await phones.clock.settle()
    },
  }
}

test('a wallet is opened by the link of its record, by name and host', async () => {
  const { lookedUp, pair, sign } = setUp()
  await pair({ peer: honest })
  await lookedUp()
  expect(await sign()).toEqual([['https://go.kite.example/app', '_self']])
})

test.each([
  ['another host', { url: 'https://kite.evil.example' }],
  ['another name', { name: 'Kite 2' }],
  ['a host that only ends like it', { url: 'https://evilkite.example' }],
  ['no address', { url: '' }],
  ['an address that is none', { url: 'https://' }],
])('a wallet with %s is not taken for it', async (_name, parts) => {
  const { connected, lookedUp, pair, sign } = setUp()
  await pair({ peer: { ...honest, icons: [], ...parts } })
  await lookedUp()
  expect(await sign()).toEqual([])
  expect(connected()?.peer?.imageUrl).toBeUndefined()
})

test('the wallet that was picked is opened by its own link', async () => {
  const { lookedUp, pair, sign } = setUp()
  const wallet = { id: 'kite', name: 'Kite' }
  await pair({ peer: stranger }, { wallet })
  await lookedUp()
  expect(await sign()).toEqual([['https://go.kite.example/app', '_self']])
})

test('the picture is the record’s, as long as the wallet gives none', async () => {
  const { connected, pair } = setUp()
  await pair({ peer: { ...honest, icons: ['https://kite.example/i.png'] } })
  await expect
    .poll(() => connected()?.peer)
    .toEqual({
      name: 'Kite Wallet',
      imageUrl: picture,
    })
})

test('the picture of the picked wallet is not lent to another name', async () => {
  const { connected, lookedUp, pair } = setUp()
  await pair({ peer: stranger }, { wallet: { id: 'kite', name: 'Kite' } })
  await lookedUp()
  expect(connected()?.peer).toEqual({ name: 'Stranger' })
})

test('after a reload link and picture are there again', async () => {
  const before = setUp()
  await before.pair({ peer: honest })
  before.stop()
  const { connected, sign } = setUp(
    { wallets: { custom: [kite] } },
    { store: before.store },
    before.phone,
  )
  await expect.poll(() => connected()?.peer?.imageUrl).toBe(picture)
  expect(await sign()).toEqual([['https://go.kite.example/app', '_self']])
})

test('every namespace of one wallet has its picture', async () => {
  const { connected, pair } = setUp()
  await pair({ peer: honest, ...bothNamespaces })
  await expect.poll(() => connected('eip155')?.peer?.imageUrl).toBe(picture)
  await expect.poll(() => connected('solana')?.peer?.imageUrl).toBe(picture)
})

test('a phone that is asked for nothing is looked up nowhere', async () => {
  let asked = 0
  const counted: WalletDirectory = {
    async getWallets() {
      asked += 1
      throw new Error('down')
    },
  }
  const { clock, kit, opened, pair, sign } = setUp({
    wallets: { directory: counted },
  })
  await clock.settle()
  expect(asked).toBe(0)
  await pair({ peer: { ...stranger, name: '\u3164' } })
  await clock.settle()
  expect(asked).toBe(0)
  expect(await sign()).toEqual([])
  expect(opened).toEqual([])
  expect(kit.stores.connections.getState().active.eip155).toBeDefined()
})

test('a framed page is left where it is', async () => {
  const opened: unknown[] = []
  const window = Object.assign(new EventTarget(), {
    top: {},
    self: {},
    open: (...parameters: unknown[]) => opened.push(parameters),
  })
  const { lookedUp, pair, sign } = setUp(undefined, { window })
  await pair({ peer: honest })
  await lookedUp()
  await sign()
  expect(opened).toEqual([
    ['https://go.kite.example/app', '_blank', 'noopener,noreferrer'],
  ])
})

test('a picture of its own comes first, the one that can be drawn', async () => {
  const own = toUri(svg('<rect width="9" height="9"/>'))
  const bombs = Object.values(hostileDrawings).slice(0, 3).map(toUri)
  const { connected, pair } = setUp()
  await pair({ peer: { ...honest, icons: [...bombs, own] } })
  await expect.poll(() => connected()?.peer?.imageUrl).toBe(own)
})

test.each(Object.entries(hostileDrawings))(
  'a phone whose picture is %s shows its record’s, also after a reload',
  async (_name, drawing) => {
    const before = setUp()
    await before.pair({ peer: { ...honest, icons: [toUri(drawing)] } })
    await expect.poll(() => before.connected()?.peer?.imageUrl).toBe(picture)
    before.stop()
    const after = setUp({}, { store: before.store }, before.phone)
    await expect.poll(() => after.connected()?.peer?.imageUrl).toBe(picture)
  },
)
