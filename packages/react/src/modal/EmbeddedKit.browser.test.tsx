import {
  type Capabilities,
  connect,
  disconnect,
  navigate,
  openModal,
  type Route,
  reviewSend,
  sendToken,
} from '@hasp/core'
import { localSiwx } from '@hasp/core/siwx'
import { mockAdapter, mockConnector } from '@hasp/core/testing'
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
