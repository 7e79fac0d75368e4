import {
  type Capabilities,
  connect,
  disconnect,
  type KeyValueStore,
  navigate,
  openModal,
  type Route,
  reviewSend,
  sendToken,
} from '@hasp/core'
import type { ProjectConfigSource } from '@hasp/core/dataService'
import { internals } from '@hasp/core/internal'
import { localSiwx } from '@hasp/core/siwx'
import {
  createMemoryStore,
  mockAdapter,
  mockConnector,
} from '@hasp/core/testing'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ConnectButton } from '../buttons/ConnectButton.js'
import { renderKit } from '../testing/renderKit.js'
import { signableAdapter, signableAddress } from '../testing/signableWallet.js'
import { EmbeddedKit } from './EmbeddedKit.js'

let rendered: ReturnType<typeof renderKit> | undefined
const show = (capabilities?: Partial<Capabilities>) => {
  const kite = mockConnector({ networkId: 'eip155:31337' })
  const adapters = [
    mockAdapter({ connectors: [kite], ...(capabilities && { capabilities }) }),
  ]
  rendered = renderKit({
    ...(capabilities && { options: { adapters } }),
    children: (
      <>
        <ConnectButton />
        <EmbeddedKit />
      </>
    ),
  })
  return rendered
}
afterEach(() => rendered?.unmount())

const ether = {
  name: 'Ether',
  symbol: 'ETH',
  balance: { value: 10n ** 19n, decimals: 18 },
}

const heading = (name: string) => page.getByRole('heading', { name, level: 2 })

describe('the views in the page', () => {
  it('[R4.11] [R4.12] ask whoever has connected to sign in, and show Account afterwards', async () => {
    rendered = renderKit({
      options: {
        adapters: [signableAdapter()],
        siwx: localSiwx({ required: true }),
      },
      children: <EmbeddedKit />,
    })
    await expect.element(heading('Connect a wallet')).toBeVisible()
    await connect(rendered.kit, { connectorId: 'io.kite' })
    await expect.element(heading('Prove it’s your wallet')).toBeVisible()
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect.element(heading('Account')).toBeVisible()
    const { byId } = rendered.kit.stores.connections.getState()
    expect([...byId.values()]).toMatchObject([
      { signedInAs: `eip155:31337:${signableAddress}` },
    ])
  })

  it('[R2.36] show Connect, then Account, then Connect again', async () => {
    const { kit } = show()
    await expect.element(heading('Connect a wallet')).toBeVisible()
    await connect(kit, { connectorId: 'io.kite' })
    await expect.element(heading('Account')).toBeVisible()
    await disconnect(kit)
    await expect.element(heading('Connect a wallet')).toBeVisible()
  })

  it('show Account when they come to a page that is connected', async () => {
    const { draw, kit } = show()
    await expect.element(heading('Connect a wallet')).toBeVisible()
    draw(<ConnectButton />)
    await connect(kit, { connectorId: 'io.kite' })
    draw(<EmbeddedKit />)
    await expect.element(heading('Account')).toBeVisible()
    await expect
      .element(page.getByRole('button', { name: 'Disconnect' }))
      .toBeVisible()
  })

  it('open no dialog and take no focus', async () => {
    const { kit } = show()
    await expect.element(heading('Connect a wallet')).toBeVisible()
    expect(document.activeElement).toBe(document.body)
    const button = page.getByRole('button', { name: 'Connect wallet' })
    await button.click()
    expect(kit.stores.modal.getState().isOpen).toBe(true)
    expect(document.querySelector('dialog')).toBe(null)
    await connect(kit, { connectorId: 'io.kite' })
    openModal(kit)
    await expect.element(heading('Account')).toBeVisible()
    await expect.poll(() => document.querySelector('dialog')).toBe(null)
  })

  describe('where an operator turns Receive off', () => {
    const button = page.getByRole('button', { name: 'Receive', exact: true })
    /** A visit of the page; its operator answers when a test says so. */
    async function visit(store: KeyValueStore, children: ReactNode) {
      let tell = () => {}
      const told = new Promise<void>((resolve) => {
        tell = resolve
      })
      const projectConfig: ProjectConfigSource = {
        key: 'tide',
        async read() {
          await told
          return { type: 'known', features: { receive: false } }
        },
      }
      rendered = renderKit({ store, children, options: { projectConfig } })
      const { kit } = rendered
      await connect(kit, { connectorId: 'io.kite' })
      const isOn = () => kit.stores.features.getState().receive
      const isKept = () => store.getItem('hasp.projectConfig') !== null
      return { ...rendered, isKept, isOn, tell }
    }

    it('[R9.25] move nothing under a pointer: it holds once they are gone', async () => {
      const store = createMemoryStore()
      const { draw, isKept, isOn, tell } = await visit(store, <EmbeddedKit />)
      await expect.element(button).toBeVisible()
      tell()
      await expect.poll(isKept).toBe(true)
      await expect.element(button).toBeVisible()
      expect(isOn()).toBe(true)
      draw(<ConnectButton />)
      await expect.poll(isOn).toBe(false)
    })

    it('[R9.25] are drawn once it is used what the last visit learned', async () => {
      const store = createMemoryStore()
      const first = await visit(store, <ConnectButton />)
      first.tell()
      await expect.poll(first.isOn).toBe(false)
      first.unmount()

      const second = await visit(store, <ConnectButton />)
      await expect.poll(second.isOn).toBe(false)
      const use = await drawBeforeUse(second)
      expect(heading('Account').query()).toBe(null)
      use()
      await expect.element(heading('Account')).toBeVisible()
      expect(button.query()).toBe(null)
    })

    it('wait half a second for that, and no longer', async () => {
      const { clock, ...rest } = await visit(
        createMemoryStore(),
        <ConnectButton />,
      )
      await drawBeforeUse({ clock, ...rest })
      expect(heading('Account').query()).toBe(null)
      await clock.advance(500)
      await expect.element(heading('Account')).toBeVisible()
    })

    /** Draws the views while what is known is not in use yet. */
    async function drawBeforeUse({
      draw,
      kit,
    }: Awaited<ReturnType<typeof visit>>) {
      let use = () => {}
      let isAwaited = false
      const { project } = kit[internals]
      const held = new Promise<void>((resolve) => {
        use = resolve
      }).then(() => project)
      Object.defineProperty(kit[internals], 'project', {
        get() {
          isAwaited = true
          return held
        },
      })
      draw(<EmbeddedKit />)
      await expect.poll(() => isAwaited).toBe(true)
      return use
    }
  })

  it('do not go back behind what was sent', async () => {
    const { kit } = show({
      getTokens: async () => [ether],
      loadParseReceiver: async () => (value) => value,
      prepareSend: async () => ({ fee: 1n, isContract: false }),
      sendToken: async () => ({ hash: `0x${'ab'.repeat(32)}` }),
    })
    await connect(kit, { connectorId: 'io.kite' })
    const draft = { amount: '1', receiver: `0x${'ab'.repeat(20)}` }
    const back = page.getByRole('button', { name: 'Back', exact: true })
    const go = (route: Route) => navigate(kit, { type: 'push', route })
    go({ view: 'Send', parameters: draft })
    await expect.element(back).toBeVisible()
    const review = await reviewSend(kit, { draft })
    await sendToken(kit, { review })
    go({ view: 'SendConfirmed', parameters: { review } })
    await expect
      .element(page.getByRole('button', { name: 'Done' }))
      .toBeVisible()
    await expect.element(back).not.toBeInTheDocument()
  })

  it('go back and keep the focus inside', async () => {
    show()
    const help = page.getByRole('button', { name: 'What is a wallet?' })
    await help.click()
    await expect
      .poll(() => document.activeElement?.getAttribute('data-part'))
      .toBe('heading')
    await page.getByRole('button', { name: 'Back' }).click()
    await expect.element(heading('Connect a wallet')).toBeVisible()
    await userEvent.keyboard('{Tab}')
    expect(
      document
        .querySelector('[data-part="embedded"]')
        ?.contains(document.activeElement),
    ).toBe(true)
  })
})
