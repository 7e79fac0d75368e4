import { connect, type Kit } from '@hasp/core'
import type { KitState } from '@hasp/core/cookie'
import {
  createMemoryStore,
  createTestKit,
  mockAdapter,
  mockConnector,
  testNetworks,
} from '@hasp/core/testing'
import { StrictMode, version } from 'react'
import { version as domVersion } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { AccountButton } from './buttons/AccountButton.js'
import { ConnectButton } from './buttons/ConnectButton.js'
import { NetworkButton } from './buttons/NetworkButton.js'
import { useWallet } from './hooks/useWallet.js'
import { KitProvider } from './KitProvider.js'
import { EmbeddedKit } from './modal/EmbeddedKit.js'

const own = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

let undo: (() => void) | undefined
afterEach(({ complaints }) => {
  undo?.()
  undo = undefined
  // A browser plays the server here, which React 18 cannot know.
  const others = complaints
    .take()
    .filter((text) => !text.includes('useLayoutEffect does nothing'))
  expect(others).toEqual([])
})

function Status() {
  return <output>{useWallet().status}</output>
}

function draw(kit: Kit, locale: string) {
  return (
    <StrictMode>
      <KitProvider kit={kit} locale={locale}>
        <ConnectButton show={{ balance: true, network: true }} />
        <AccountButton />
        <NetworkButton />
        <EmbeddedKit />
        <Status />
      </KitProvider>
    </StrictMode>
  )
}

function createWorld(store = createMemoryStore(), initialState?: KitState) {
  const kite = mockConnector({ networkId: 'eip155:31338' })
  const setup = createTestKit(
    {
      networks: testNetworks,
      adapters: [mockAdapter({ connectors: [kite] })],
      initialState,
    },
    { isStarted: false, store, window },
  )
  return { ...setup, kite }
}

/**
 * Takes over the page of a server that knew nothing of the visitor but what a
 * cookie may have said.
 */
function hydrate(
  setup: ReturnType<typeof createWorld>,
  locale = 'en',
  initialState?: KitState,
) {
  const container = document.createElement('main')
  document.body.append(container)
  container.append(
    document
      .createRange()
      .createContextualFragment(
        renderToString(
          draw(createWorld(createMemoryStore(), initialState).kit, locale),
        ),
      ),
  )
  const drawn = container.textContent
  const mismatches: unknown[] = []
  const root = hydrateRoot(container, draw(setup.kit, locale), {
    onRecoverableError: (error) => mismatches.push(error),
  })
  undo = () => {
    root.unmount()
    container.remove()
  }
  return { container, drawn, mismatches }
}

const status = (text: string) => page.getByText(text, { exact: true })

describe(`hydration under React ${process.env.HASP_REACT_MAJOR}`, () => {
  it('is tested with the React it says', () => {
    const major = process.env.HASP_REACT_MAJOR
    expect(version.split('.')[0]).toBe(major)
    expect(domVersion).toBe(version)
  })

  it('has no mismatch for a new visitor', async () => {
    const { drawn, mismatches } = hydrate(createWorld())
    expect(drawn).toContain('initializing')
    await expect.element(status('disconnected')).toBeVisible()
    await expect
      .element(page.getByRole('heading', { name: 'Connect a wallet' }))
      .toBeVisible()
    expect(mismatches).toEqual([])
  })

  it('has none with a theme and a network that are stored', async () => {
    const store = createMemoryStore()
    store.setItem('theme', 'light')
    store.setItem(
      'hasp.activeNetwork',
      JSON.stringify({
        namespace: 'eip155',
        selected: { eip155: 'eip155:31338' },
      }),
    )
    const { container, mismatches } = hydrate(createWorld(store))
    await expect.element(status('disconnected')).toBeVisible()
    await expect
      .element(page.getByRole('button', { name: /Hasp Local Two/ }))
      .toBeVisible()
    expect(
      container.querySelector('[data-kit]')?.getAttribute('data-theme'),
    ).toBe('light')
    expect(mismatches).toEqual([])
  })

  it('has none for a visitor who was connected', async () => {
    const store = createMemoryStore()
    const before = createWorld(store)
    before.kit.start()
    await connect(before.kit, { connectorId: 'io.kite' })
    before.stop()
    await before.clock.settle()

    const setup = createWorld(store)
    setup.kite.grant({
      accounts: [{ address: own, type: 'eoa' }],
      caipNetworkId: 'eip155:31338',
    })
    const { mismatches } = hydrate(setup)
    await expect.element(status('connected')).toBeVisible()
    expect(mismatches).toEqual([])
  })

  it('has none where a cookie told the server how the button looks', async () => {
    const store = createMemoryStore()
    const before = createWorld(store)
    before.kit.start()
    await connect(before.kit, { connectorId: 'io.kite' })
    before.stop()
    await before.clock.settle()

    const initialState: KitState = {
      theme: 'light',
      namespace: 'eip155',
      networkId: 'eip155:31338',
      shortAddress: '0xd8dA…6045',
    }
    const setup = createWorld(store, initialState)
    let answer = (_: unknown) => {}
    const answered = new Promise((resolve) => {
      answer = resolve
    })
    // StrictMode starts the kit twice.
    for (const _ of [1, 2]) setup.kite.next('reconnect', () => answered)
    const { container, drawn, mismatches } = hydrate(setup, 'en', initialState)
    expect(drawn).toContain('0xd8dA…6045')
    expect(drawn).not.toContain('Connect wallet')
    expect(
      container.querySelector('[data-kit]')?.getAttribute('data-theme'),
    ).toBe('light')
    const buttons = page.getByRole('button', { name: '0xd8dA…6045' })
    await expect.element(status('reconnecting')).toBeVisible()
    expect(buttons.elements().length).toBe(2)
    answer({
      accounts: [{ address: own, type: 'eoa' }],
      caipNetworkId: 'eip155:31338',
    })
    await expect.element(status('connected')).toBeVisible()
    expect(buttons.elements().length).toBe(2)
    expect(mismatches).toEqual([])
  })

  it('shows that nothing is connected once a wallet has said so, whatever a cookie told the server', async () => {
    const initialState: KitState = {
      namespace: 'eip155',
      networkId: 'eip155:404',
      shortAddress: '0xd8dA…6045',
    }
    const setup = createWorld(createMemoryStore(), initialState)
    const { drawn, mismatches } = hydrate(setup, 'en', initialState)
    expect(drawn).toContain('0xd8dA…6045')
    await expect.element(status('disconnected')).toBeVisible()
    await expect
      .element(page.getByRole('button', { name: 'Connect wallet' }))
      .toBeVisible()
    expect(mismatches).toEqual([])
  })

  it('has none in a language that comes later', async () => {
    const { container, mismatches } = hydrate(createWorld(), 'ar')
    await expect
      .poll(() => container.querySelector('[dir="rtl"]'))
      .not.toBe(null)
    await expect.poll(() => container.textContent).toMatch(/[\u0600-\u06FF]{3}/)
    expect(mismatches).toEqual([])
  })
})
