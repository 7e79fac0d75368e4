import { staticDirectory } from '@hasp/core/walletDirectory'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { renderKit } from '../testing/renderKit.js'
import { useWallets } from './useWallets.js'

let stage: ReturnType<typeof renderKit> | undefined
afterEach(() => stage?.unmount())

function Names({ onDraw }: NamesProps): ReactNode {
  onDraw(useWallets().list.map(({ name }) => name))
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
  stage = renderKit({ children: <Names onDraw={draw} /> })
  await vi.waitFor(() => expect(names).toHaveLength(1))
  stage.unmount()
  stage = renderKit({
    options: { wallets: { directory, exclude: [id] } },
    children: <Names onDraw={draw} />,
  })
  await vi.waitFor(() => expect(names).toEqual([]))
})

it('only included wallets are shown', async () => {
  let names: readonly string[] = []
  const directory = staticDirectory([kite])
  const draw = (next: readonly string[]) => {
    names = next
  }
  stage = renderKit({
    options: { wallets: { directory, include: ['kite'] } },
    children: <Names onDraw={draw} />,
  })
  await vi.waitFor(() => expect(names).toHaveLength(1))
  stage.unmount()
  stage = renderKit({
    options: { wallets: { directory, include: ['onyx'] } },
    children: <Names onDraw={draw} />,
  })
  await vi.waitFor(() => expect(names).toEqual([]))
})
