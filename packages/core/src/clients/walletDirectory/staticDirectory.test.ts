import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bundledDirectory } from '../../directory/bundledDirectory.js'
import { snapshot } from '../../directory/snapshot.js'
import { isAllowedLink } from '../../policies/links/allowedLink.js'
import { toBrowseLink } from '../../policies/links/browseLink.js'
import { toPairingLink } from '../../policies/links/pairingLink.js'
import type { WalletQuery } from '../../ports/WalletDirectory.js'
import { createListing } from '../../testing/createListing.js'
import { createTestEnvironment } from '../../testing/createTestEnvironment.js'
import { propertyRuns } from '../../testing/propertyRuns.js'
import { parseWallets } from './parseWallets.js'
import { staticDirectory } from './staticDirectory.js'

const setup = {
  environment: createTestEnvironment(),
  signal: new AbortController().signal,
}
const ids = (wallets: readonly { readonly id: string }[]) =>
  wallets.map(({ id }) => id)

describe('staticDirectory', () => {
  const kite = createListing()

  it.each([
    ['no object', 'kite'],
    ['no id', { ...kite, id: undefined }],
    ['an id with a slash', { ...kite, id: '../kite' }],
    ['no name', { ...kite, name: ' ' }],
    ['a name that turns the reading order', { ...kite, name: 'a\u202eb' }],
    ['no namespace', { ...kite, namespaces: ['mars'] }],
    ['no homepage', { ...kite, homepage: 'javascript:alert(1)' }],
    ['a link that runs', { ...kite, links: { native: 'javascript:' } }],
    ['a site that is none', { ...kite, links: { web: 'kite://' } }],
    ['a shop that is none', { ...kite, stores: { ios: 'data:,' } }],
    ['a browser that runs', { ...kite, browse: 'javascript:{url}' }],
    ['a browser without the page', { ...kite, browse: 'https://kite.example' }],
  ])('leaves out a record with %s', (_name, record) => {
    expect(parseWallets([record], undefined)).toEqual([])
  })

  it('keeps what fits, each id once, and no field that it does not know', () => {
    const records = [
      { ...kite, secret: 1 },
      { ...kite, name: 'Other' },
    ]
    expect(parseWallets(records, undefined)).toEqual([kite])
  })

  it.each([
    ['data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAAB', true],
    ['data:image/png;base64,AAAA', false],
    ['/kite.svg', true],
    ['https://tide.example/kite.svg', true],
    ['https://images.example/kite.svg', false],
    ['//images.example/kite.svg', false],
    ['data:text/html,x', false],
  ])('an image at %s is kept: %s', (imageUrl, isKept) => {
    const [wallet] = parseWallets(
      [{ ...kite, imageUrl }],
      'https://tide.example',
    )
    expect(wallet?.imageUrl).toBe(isKept ? imageUrl : undefined)
  })

  it('reads anything without a throw', () => {
    fc.assert(
      fc.property(fc.array(fc.anything()), (records) => {
        expect(parseWallets(records, undefined)).toEqual([])
      }),
      propertyRuns(200),
    )
  })

  it('answers pages of 40, searches, namespaces and phones', async () => {
    const wallets = Array.from({ length: 95 }, (_, index) =>
      createListing({ id: `w${index}`, name: `Wallét ${index}` }),
    )
    const solana = createListing({ id: 'sol', namespaces: ['solana'] })
    const laptop = createListing({ id: 'lap', isPairable: false, links: {} })
    const directory = staticDirectory([...wallets, solana, laptop])
    const ask = (query: Partial<WalletQuery>) =>
      directory.getWallets({ page: 1, ...query }, setup)
    const third = await ask({ page: 3 })
    expect(third.wallets).toHaveLength(17)
    expect(third.total).toBe(97)
    expect(ids((await ask({ search: ' WALLET 94' })).wallets)).toEqual(['w94'])
    expect(ids((await ask({ namespaces: ['solana'] })).wallets)).toEqual([
      'sol',
    ])
    expect((await ask({ isForPhone: true })).total).toBe(96)
    expect((await ask({ search: 'walelt 94' })).wallets[0]?.id).toBe('w94')
    const misspelt = { search: 'walelt 94', exclude: ['w94'] }
    expect(ids((await ask(misspelt)).wallets)).not.toContain('w94')
    const chosen = { include: ['w9', 'gone', 'w3', 'w9'], exclude: ['w3'] }
    expect(ids((await ask(chosen)).wallets)).toEqual(['w9'])
  })
})

describe('a search', () => {
  it.each([
    ['kite', ['exact', 'start', 'part']],
    ['metmask', ['metamask']],
    ['phantm', ['phantom']],
    ['zebra', []],
  ])('of %s finds %j, the likeliest first', async (search, expected) => {
    const directory = staticDirectory([
      createListing({ id: 'part', name: 'My Kite' }),
      createListing({ id: 'start', name: 'Kite Pro' }),
      createListing({ id: 'exact', name: 'Kite' }),
      createListing({ id: 'metamask', name: 'MetaMask' }),
      createListing({ id: 'phantom', name: 'Phantom' }),
    ])
    const { wallets } = await directory.getWallets({ page: 1, search }, setup)
    expect(ids(wallets)).toEqual(expected)
  })
})

describe('the bundled wallets', () => {
  it('all fit the schema that other directories are held to', () => {
    expect(parseWallets(snapshot, undefined)).toEqual(snapshot)
    expect(snapshot.length).toBeGreaterThanOrEqual(60)
  })

  it('carry links that may be opened, and no images', () => {
    for (const { browse, imageUrl, links, stores } of snapshot) {
      expect(imageUrl).toBeUndefined()
      for (const base of Object.values(links))
        expect(toPairingLink(`${base}`, 'wc:a@2')).toContain(
          'wc?uri=wc%3Aa%402',
        )
      for (const url of Object.values(stores))
        expect(isAllowedLink(`${url}`)).toBe(true)
      if (browse)
        expect(toBrowseLink(browse, 'https://tide.example/')).toBeDefined()
    }
  })

  it('are for every namespace', async () => {
    const namespaces = [
      'eip155',
      'solana',
      'bip122',
      'polkadot',
      'cosmos',
    ] as const
    for (const namespace of namespaces) {
      const query = { page: 1, namespaces: [namespace] }
      const { total } = await bundledDirectory().getWallets(query, setup)
      expect(total).toBeGreaterThanOrEqual(3)
    }
  })
})
