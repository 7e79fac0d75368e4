import axe from 'axe-core'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { observableValue } from '../../observableValue.js'
import { createDevWalletSettings } from '../createDevWalletSettings.js'
import type { DevWalletProvider } from '../DevWallet.js'
import type { DevWalletDecision } from '../DevWalletApproval.js'
import { followDevWalletSwitch } from '../followDevWalletSwitch.js'
import { ApprovalWindow } from '../window/ApprovalWindow.js'
import type { WindowState } from '../window/connectToWallet.js'
import { DevWalletPanel } from './DevWalletPanel.js'

const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const second = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

function render(content: ReactNode): HTMLElement {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  root.render(content)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  return place
}

function openPanel(search: string) {
  const stop = new AbortController()
  onTestFinished(() => stop.abort())
  const announced: {
    info: { name: string; rdns: string; uuid: string; icon: string }
    provider: DevWalletProvider
  }[] = []
  window.addEventListener(
    'eip6963:announceProvider',
    (event) => {
      if (event instanceof CustomEvent) announced.push(event.detail)
    },
    { signal: stop.signal },
  )
  const settings = createDevWalletSettings({
    storage: sessionStorage,
    search,
    isReload: false,
  })
  const wallet = followDevWalletSwitch({
    chains: [{ id: 31337, name: 'Hasp Local', rpcUrl: 'http://localhost:1' }],
    settings,
    log: () => undefined,
    onBlocked: () => undefined,
    signal: stop.signal,
  })
  const place = render(<DevWalletPanel settings={settings} wallet={wallet} />)
  return { announced, settings, place }
}

/** The wallet's code is fetched first, which takes a busy machine a while. */
function isAnnounced(announced: readonly unknown[]) {
  return expect.poll(() => announced.length, { timeout: 12_000 }).toBe(1)
}

describe('panel of the dev wallet', () => {
  it('announces nothing until its switch is on', async () => {
    const { announced, place } = openPanel('')
    window.dispatchEvent(new Event('eip6963:requestProvider'))
    expect(announced).toEqual([])
    await page.getByRole('switch', { name: 'Dev wallet' }).click()
    await isAnnounced(announced)
    expect(announced[0]?.info).toMatchObject({
      name: 'Dev Wallet',
      rdns: 'dev.hasp.wallet',
      icon: expect.stringMatching(/^data:image\/svg\+xml,/),
    })
    window.dispatchEvent(new Event('eip6963:requestProvider'))
    expect(announced[1]).toBe(announced[0])
    await expect
      .element(page.getByRole('button', { name: 'Event 1013' }))
      .toBeVisible()
    const { violations } = await axe.run(place)
    expect(violations.map(({ id }) => id)).toEqual([])
  })

  it('acts on the wallet and remembers its switches', async () => {
    const { announced } = openPanel('?devWallet=1&devWalletApprove=auto')
    await isAnnounced(announced)
    const provider = announced[0]?.provider
    const changes: unknown[] = []
    provider?.on('accountsChanged', (accounts) => changes.push(accounts))
    await provider?.request({ method: 'eth_requestAccounts' })
    await page.getByRole('button', { name: 'Change account' }).click()
    await page.getByRole('button', { name: 'Lock', exact: true }).click()
    await page.getByRole('button', { name: 'Unlock' }).click()
    await page.getByRole('button', { name: 'Revoke' }).click()
    expect(changes).toEqual([[first], [second], [], [second], []])
    await page.getByRole('switch', { name: 'Reject', exact: true }).click()
    await expect(
      provider?.request({ method: 'eth_requestAccounts' }),
    ).rejects.toMatchObject({ code: 4001 })
    expect(sessionStorage.getItem('devWallet.settings')).toContain('"reject"')
    await page.getByRole('switch', { name: 'Dev wallet' }).click()
    await expect(
      provider?.request({ method: 'eth_accounts' }),
    ).rejects.toMatchObject({ code: 4900 })
  })
})

describe('approval window', () => {
  it('is read, chosen from and approved by keyboard', async () => {
    const decisions: [number, DevWalletDecision][] = []
    const state = observableValue<WindowState>({ type: 'preparing' })
    const place = render(
      <ApprovalWindow
        wallet={{
          state,
          decide: (id, decision) => decisions.push([id, decision]),
        }}
      />,
    )
    await expect.element(page.getByRole('status')).toBeVisible()
    state.set({
      type: 'show',
      id: 7,
      waiting: 1,
      approval: {
        heading: 'Connect to this site',
        details: [{ term: 'Site', detail: 'http://dapp.test' }],
        text: 'hello',
        choice: { accounts: [first, second], selected: 0 },
      },
    })
    const heading = page.getByRole('heading', { name: 'Connect to this site' })
    await expect.element(heading).toHaveFocus()
    const { violations } = await axe.run(place)
    expect(violations.map(({ id }) => id)).toEqual([])
    await userEvent.keyboard('{Tab}{ArrowDown}{Tab}')
    await expect
      .element(page.getByRole('button', { name: 'Reject' }))
      .toHaveFocus()
    await userEvent.keyboard('{Tab}{Enter}')
    await userEvent.keyboard('{Escape}')
    expect(decisions).toEqual([
      [7, { type: 'approved', accountIndex: 1 }],
      [7, { type: 'rejected' }],
    ])
  })
})
