import type { WalletDirectory, WalletListing, WalletQuery } from '@hasp/core'
import { KitError } from '@hasp/core/errors'
import { staticDirectory } from '@hasp/core/walletDirectory'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { renderKit } from '../../testing/renderKit.js'
import {
  type DirectoryWallet,
  useDirectoryWallet,
} from './useDirectoryWallet.js'
import {
  useWalletDirectory,
  type WalletDirectoryParameters,
  type WalletDirectoryResult,
} from './useWalletDirectory.js'

let rendered: ReturnType<typeof renderKit> | undefined
afterEach(() => rendered?.unmount())

const listing = (id: string, name = id): WalletListing => ({
  id,
  name,
  namespaces: ['eip155'],
  homepage: `https://${id}.example`,
  isPairable: true,
  links: { native: `${id}://` },
  stores: {},
})
const many = Array.from({ length: 95 }, (_, index) => listing(`w${index}`))

/** A directory elsewhere, whose every answer is given by the test. */
function remote() {
  const asked: {
    query: WalletQuery
    signal: AbortSignal
    answer: (wallets: readonly WalletListing[], total?: number) => void
    fail: () => void
  }[] = []
  const directory: WalletDirectory = {
    getWallets: (query, { signal }) =>
      new Promise((resolve, reject) => {
        asked.push({
          query,
          signal,
          answer: (wallets, total = wallets.length) =>
            resolve({ wallets, total }),
          fail: () => reject(new KitError('WALLET_LIST_UNAVAILABLE')),
        })
      }),
  }
  return { asked, directory }
}

function List({ onDraw, ...parameters }: ListProps): ReactNode {
  onDraw(useWalletDirectory(parameters))
  return null
}
type ListProps = WalletDirectoryParameters & {
  onDraw: (list: WalletDirectoryResult) => void
}

function Lookup({ id, onDraw }: LookupProps): ReactNode {
  onDraw(useDirectoryWallet(id))
  return null
}
type LookupProps = { id: string; onDraw: (lookup: DirectoryWallet) => void }

function setUp(directory: WalletDirectory) {
  let last: WalletDirectoryResult | undefined
  const draw = (parameters: WalletDirectoryParameters) => (
    <List
      {...parameters}
      onDraw={(list) => {
        last = list
      }}
    />
  )
  const setup = renderKit({
    options: { wallets: { directory } },
    children: draw({}),
  })
  rendered = setup
  const now = () => {
    if (!last) throw new Error('Nothing was drawn')
    return last
  }
  const show = (parameters: WalletDirectoryParameters) =>
    setup.draw(draw(parameters))
  return { ...setup, now, show, ids: () => now().wallets.map(({ id }) => id) }
}

describe('useWalletDirectory', () => {
  it('[R2.4] has all pages, each wallet once', async () => {
    const { ids, now } = setUp(staticDirectory(many))
    expect(now().status).toBe('loading')
    await expect.poll(() => now().status).toBe('ready')
    expect(now().wallets).toHaveLength(40)
    expect(now().total).toBe(95)
    for (const count of [80, 95]) {
      expect(now().hasMore).toBe(true)
      flushSync(() => {
        now().loadMore()
        now().loadMore()
      })
      await expect.poll(() => now().wallets).toHaveLength(count)
    }
    expect(now().hasMore).toBe(false)
    expect(ids()).toEqual(many.map(({ id }) => id))
  })

  it('searches a list that is all here without waiting', async () => {
    const { ids, now, show } = setUp(staticDirectory(many))
    await expect.poll(() => now().status).toBe('ready')
    show({ search: ' W94 ' })
    await expect.poll(() => ids()).toEqual(['w94'])
    expect(now().isSearching).toBe(false)
  })

  it('[R9.4] asks elsewhere once the typing has rested for 500 ms', async () => {
    const { asked, directory } = remote()
    const { clock, ids, now, show } = setUp(directory)
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    asked.at(-1)?.answer([listing('kite')])
    await expect.poll(() => now().status).toBe('ready')
    const before = asked.length
    show({ search: 'o' })
    await clock.advance(499)
    show({ search: 'onyx' })
    await clock.advance(499)
    expect(asked).toHaveLength(before)
    expect(now().isSearching).toBe(true)
    expect(ids()).toEqual(['kite'])
    await clock.advance(1)
    await expect.poll(() => asked).toHaveLength(before + 1)
    expect(asked.at(-1)?.query.search).toBe('onyx')
    asked.at(-1)?.answer([listing('onyx')])
    await expect.poll(() => ids()).toEqual(['onyx'])
    expect(now().isSearching).toBe(false)
  })

  it('never lets a late answer overwrite a newer one', async () => {
    const { asked, directory } = remote()
    const { clock, ids, now, show } = setUp(directory)
    const search = async (text: string) => {
      const before = asked.length
      show({ search: text })
      await clock.advance(500)
      await expect.poll(() => asked).toHaveLength(before + 1)
      return asked.at(-1)
    }
    const older = await search('old')
    const newer = await search('new')
    expect(older?.signal.aborted).toBe(true)
    newer?.answer([listing('new')])
    await expect.poll(() => ids()).toEqual(['new'])
    older?.answer([listing('old')])
    await clock.settle()
    expect(ids()).toEqual(['new'])
    expect(now().isSearching).toBe(false)
  })

  it('says that a page failed, keeps the others, and tries it again', async () => {
    const { asked, directory } = remote()
    const { ids, now } = setUp(directory)
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    asked.at(-1)?.fail()
    await expect.poll(() => now().status).toBe('failed')
    expect(now().error?.code).toBe('WALLET_LIST_UNAVAILABLE')
    const first = asked.length
    flushSync(() => now().retry())
    expect(now().status).toBe('loading')
    await expect.poll(() => asked).toHaveLength(first + 1)
    asked.at(-1)?.answer(many.slice(0, 40), 41)
    await expect.poll(() => now().wallets).toHaveLength(40)
    flushSync(() => now().loadMore())
    asked.at(-1)?.fail()
    await expect.poll(() => now().status).toBe('failed')
    expect(now().wallets).toHaveLength(40)
    flushSync(() => now().retry())
    expect(asked.at(-1)?.query.page).toBe(2)
    asked.at(-1)?.answer([...many.slice(39, 41)], 41)
    await expect.poll(() => ids()).toHaveLength(41)
    expect(now().hasMore).toBe(false)
  })

  it('asks nobody any more once it is gone', async () => {
    const { asked, directory } = remote()
    const { clock, unmount } = setUp(directory)
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    unmount()
    expect(asked.every(({ signal }) => signal.aborted)).toBe(true)
    await clock.advance(1_000)
  })

  it('tells which wallets were found in this browser', async () => {
    const kite = { ...listing('kite'), rdns: 'io.kite' }
    const directory = staticDirectory([listing('onyx'), kite])
    const { ids, now } = setUp(directory)
    await expect.poll(() => ids()).toHaveLength(2)
    expect(now().wallets.find(({ id }) => id === 'kite')).toMatchObject({
      isInstalled: true,
      connectorId: 'io.kite',
    })
    expect(now().wallets.find(({ id }) => id === 'onyx')?.isInstalled).toBe(
      false,
    )
  })
})

describe('useDirectoryWallet', () => {
  it('finds one wallet, or none, or tells of a failure', async () => {
    const { asked, directory } = remote()
    let last: DirectoryWallet | undefined
    const draw = (id: string) => (
      <Lookup
        id={id}
        onDraw={(lookup) => {
          last = lookup
        }}
      />
    )
    const setup = renderKit({
      options: { wallets: { directory } },
      children: draw('kite'),
    })
    rendered = setup
    expect(last?.status).toBe('loading')
    await expect.poll(() => asked.length).toBeGreaterThan(0)
    asked.at(-1)?.fail()
    await expect.poll(() => last?.status).toBe('failed')
    flushSync(() => last?.retry())
    expect(last?.status).toBe('loading')
    asked.at(-1)?.answer([listing('kite', 'Kite')])
    await expect.poll(() => last?.wallet?.name).toBe('Kite')
    setup.draw(draw('onyx'))
    expect(last).toMatchObject({ status: 'loading', wallet: undefined })
    asked.at(-1)?.answer([])
    await expect.poll(() => last?.status).toBe('ready')
    expect(last?.wallet).toBeUndefined()
  })
})
