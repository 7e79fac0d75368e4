import { describe, expect, it } from 'vitest'
import { staticDirectory } from '../../clients/walletDirectory/staticDirectory.js'
import { KitError } from '../../errors/KitError.js'
import type { KitOptions } from '../../kit/options.js'
import type { WalletDirectory } from '../../ports/WalletDirectory.js'
import { codeOf } from '../../testing/codeOf.js'
import { createListing } from '../../testing/createListing.js'
import { createTestKit } from '../../testing/createTestKit.js'
import { mockAdapter } from '../../testing/mockAdapter.js'
import { mockConnector } from '../../testing/mockConnector.js'
import { testNetworks } from '../../testing/testNetworks.js'
import { getConnectWallets } from './getConnectWallets.js'
import { getWalletListing } from './getWalletListing.js'
import { getWalletRule } from './getWalletRule.js'
import { getWallets } from './getWallets.js'

const many = Array.from({ length: 100 }, (_, index) =>
  createListing({
    id: `w${index}`,
    name: `Wallet ${index}`,
    rdns: `io.w${index}`,
  }),
)
const own = createListing({ id: 'own', name: 'Own wallet' })
const ids = (wallets: readonly { readonly id: string }[]) =>
  wallets.map(({ id }) => id)

function setUp(
  wallets: KitOptions['wallets'] = {},
  installed: readonly string[] = [],
) {
  const connectors = installed.map((rdns) =>
    mockConnector({ id: rdns, info: { rdns } }),
  )
  const { kit } = createTestKit({
    adapters: [mockAdapter({ connectors })],
    networks: testNetworks,
    wallets: { directory: staticDirectory(many), ...wallets },
  })
  return kit
}

describe('getWallets', () => {
  it('has the installed, the featured and the own wallets first', async () => {
    const kit = setUp({ featured: ['w99', 'w50'], custom: [own] }, [
      'io.w70',
      'io.w2',
    ])
    const { hasMore, total, wallets } = await getWallets(kit)
    expect(ids(wallets).slice(0, 7)).toEqual([
      ...['w2', 'w70', 'w99', 'w50', 'own', 'w0', 'w1'],
    ])
    expect(total).toBe(101)
    expect(hasMore).toBe(true)
  })

  it('reaches every wallet exactly once, page by page', async () => {
    const kit = setUp({ featured: ['w99'], custom: [own] }, ['io.w70'])
    const seen: string[] = []
    let hasMore = true
    for (let page = 1; hasMore; page += 1) {
      const answer = await getWallets(kit, { page })
      seen.push(...ids(answer.wallets))
      hasMore = answer.hasMore
    }
    expect(new Set(seen)).toEqual(new Set(ids([...many, own])))
  })

  it('shows an excluded wallet nowhere, though it is all else', async () => {
    const kit = setUp(
      {
        exclude: ['w70', 'own'],
        include: ['w70', 'w1'],
        featured: ['w70'],
        custom: [own],
      },
      ['io.w70'],
    )
    expect(ids((await getWallets(kit)).wallets)).toEqual(['w1'])
    const search = { search: 'w', isForPhone: true }
    expect(ids((await getWallets(kit, search)).wallets)).toEqual(['w1'])
    expect(await getWalletListing(kit, { walletId: 'w70' })).toBeUndefined()
    expect(await getWalletListing(kit, { walletId: 'own' })).toBeUndefined()
    const { isShown } = await getWalletRule(kit)
    expect(isShown({ id: 'io.w70' })).toBe(false)
  })

  it('finds the own wallets of the site by name too', async () => {
    const kit = setUp({ custom: [own] })
    const { total, wallets } = await getWallets(kit, { search: 'OWN' })
    expect(ids(wallets)).toEqual(['own'])
    expect(total).toBe(1)
  })

  it('has only wallets of the namespaces that the site speaks', async () => {
    const solana = createListing({ id: 'sol', namespaces: ['solana'] })
    const kit = setUp({ directory: staticDirectory([own, solana]) })
    expect(ids((await getWallets(kit)).wallets)).toEqual(['own'])
    const { wallets } = await getWallets(kit, { namespace: 'solana' })
    expect(ids(wallets)).toEqual(['sol'])
  })

  it('has the bundled wallets unless another directory is given', async () => {
    const { wallets } = await getWallets(setUp({ directory: undefined }))
    expect(ids(wallets)).toContain('metamask')
  })

  it('tells the developer when the directory refuses the site', async () => {
    const directory: WalletDirectory = {
      getWallets: async () => {
        throw new KitError('WALLET_LIST_UNAVAILABLE', { status: 403 })
      },
    }
    const kit = setUp({ directory })
    expect(await codeOf(getWallets(kit))).toBe('WALLET_LIST_UNAVAILABLE')
    await expect
      .poll(() => kit.stores.alerts.getState().code)
      .toBe('ORIGIN_NOT_ALLOWED')
  })

  it('makes any failure of a directory one of the catalogue', async () => {
    const directory: WalletDirectory = {
      getWallets: async () => {
        throw new Error('broken')
      },
    }
    const kit = setUp({ directory })
    expect(await codeOf(getWallets(kit))).toBe('WALLET_LIST_UNAVAILABLE')
    const signal = AbortSignal.abort()
    expect(await codeOf(getWallets(kit, { signal }))).toBe('CANCELLED')
  })
})

it('the first list gets featured and recommended wallets apart', async () => {
  const kit = setUp({ featured: ['w99'], custom: [own], exclude: ['w1'] })
  const wallets = await getConnectWallets(kit)
  expect(ids(wallets.featured)).toEqual(['w99'])
  expect(ids(wallets.custom)).toEqual(['own'])
  expect(ids(wallets.recommended).slice(0, 3)).toEqual(['w0', 'w2', 'w3'])
  expect(wallets.total).toBe(100)
})
