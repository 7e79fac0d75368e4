import type { KitOptions, WalletDirectory } from '@hasp/core'
import { mockAdapter, mockConnector } from '@hasp/core/testing'
import { staticDirectory } from '@hasp/core/walletDirectory'
import type { ReactNode } from 'react'
import { afterEach, expect, it } from 'vitest'
import { renderKit } from '../../testing/renderKit.js'
import {
  adaptersOf,
  kiteOf,
  namespaceNetworks,
} from '../../views/fiveNamespaces.test.fixture.js'
import { useConnectRows } from './useConnectRows.js'
import { useDetectedWallets } from './useDetectedWallets.js'

let rendered: ReturnType<typeof renderKit> | undefined
afterEach(() => rendered?.unmount())

function Names({ onDraw }: NamesProps): ReactNode {
  onDraw(useDetectedWallets().list.map(({ name }) => name))
  return null
}
type NamesProps = { onDraw: (names: readonly string[]) => void }

const kite = {
  id: 'kite',
  name: 'Kite Wallet',
  rdns: 'io.kite',
  namespaces: ['eip155'],
  homepage: 'https://kite.example',
  isPairable: true,
}

it.each([
  ['by its id', 'kite'],
  ['by its rdns', 'io.kite'],
])('a wallet excluded %s is hidden though it is installed', async (_, id) => {
  let names: readonly string[] = []
  const directory = staticDirectory([kite])
  const draw = (next: readonly string[]) => {
    names = next
  }
  rendered = renderKit({ children: <Names onDraw={draw} /> })
  await expect.poll(() => names).toHaveLength(1)
  rendered.unmount()
  rendered = renderKit({
    options: { wallets: { directory, exclude: [id] } },
    children: <Names onDraw={draw} />,
  })
  await expect.poll(() => names).toEqual([])
})

it('only included wallets are shown', async () => {
  let names: readonly string[] = []
  const directory = staticDirectory([kite])
  const draw = (next: readonly string[]) => {
    names = next
  }
  rendered = renderKit({
    options: { wallets: { directory, include: ['kite'] } },
    children: <Names onDraw={draw} />,
  })
  await expect.poll(() => names).toHaveLength(1)
  rendered.unmount()
  rendered = renderKit({
    options: { wallets: { directory, include: ['onyx'] } },
    children: <Names onDraw={draw} />,
  })
  await expect.poll(() => names).toEqual([])
})

/** A directory that answers when the test says so. */
function slowDirectory() {
  const answers: (() => void)[] = []
  const known = staticDirectory([kite])
  const directory: WalletDirectory = {
    getWallets: (query, context) =>
      new Promise((resolve, reject) => {
        const { signal } = context
        signal?.addEventListener('abort', () => reject(signal.reason))
        answers.push(() => resolve(known.getWallets(query, context)))
      }),
  }
  return {
    directory,
    answer: () => answers.splice(0).map((notify) => notify()).length,
  }
}

function AllNames({ onDraw }: NamesProps): ReactNode {
  const { list } = useDetectedWallets()
  const { rows } = useConnectRows()
  onDraw([...list.map(({ name }) => name), ...rows.map(({ name }) => name)])
  return null
}

/** Draws the wallets and the first list, and keeps every name ever drawn. */
function watch(options: Partial<KitOptions>) {
  const ever = new Set<string>()
  let now: readonly string[] | undefined
  const draw = (names: readonly string[]) => {
    now = names
    for (const name of names) if (name) ever.add(name)
  }
  rendered = renderKit({ options, children: <AllNames onDraw={draw} /> })
  return { ever: () => [...ever], now: () => now?.filter((name) => name) }
}

it.each([
  ['by its id', 'kite'],
  ['by its rdns', 'io.kite'],
])(
  'a wallet excluded %s is never shown, nor before the directory has answered',
  async (_, id) => {
    const { answer, directory } = slowDirectory()
    const onyx = mockConnector({ id: 'com.onyx', name: 'Onyx' })
    const found = mockConnector({ id: 'io.kite', name: 'Kite' })
    const { ever, now } = watch({
      adapters: [mockAdapter({ connectors: [found, onyx] })],
      wallets: { directory, exclude: [id] },
    })
    await expect.poll(answer).toBeGreaterThan(0)
    await expect.poll(() => answer() || now()).toEqual(['Onyx', 'Onyx'])
    expect(ever()).toEqual(['Onyx'])
  },
)

it('is not shown in another namespace either, before and after', async () => {
  const { answer, directory } = slowDirectory()
  const [evm, sun] = kiteOf('eip155', 'solana')
  if (!evm || !sun) throw new Error('two namespaces')
  const { ever, now } = watch({
    adapters: adaptersOf([evm, sun]),
    networks: namespaceNetworks,
    wallets: { directory, exclude: ['kite-solana'] },
  })
  await expect.poll(answer).toBeGreaterThan(0)
  await expect.poll(() => answer() || now()).toEqual([])
  expect(ever()).toEqual([])
})

it('a directory that cannot be asked holds no wallet back for ever', async () => {
  const { now } = watch({
    wallets: {
      directory: { getWallets: () => Promise.reject(new Error('offline')) },
      exclude: ['kite', 'com.onyx'],
    },
  })
  await expect.poll(now).toEqual(['Kite', 'Kite'])
})
