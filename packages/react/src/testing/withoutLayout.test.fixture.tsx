import { createKit } from '@hasp/core'
import { evm } from '@hasp/core/evm'
import { testNetworks } from '@hasp/core/testing'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { ConnectButton } from '../buttons/ConnectButton.js'
import { KitProvider } from '../KitProvider.js'
import { renderWithKit } from './renderWithKit.js'

/** Tests of a site in an environment that has a document and no layout. */
export function tryWithoutLayout(): void {
  it('draws the button on a page of the site, with nothing installed', () => {
    const said = listen()
    const container = document.createElement('div')
    const root = createRoot(container)
    const kit = createKit({
      app: { name: 'Tide Market' },
      adapters: [evm()],
      networks: testNetworks,
      logLevel: 'warn',
    })
    flushSync(() =>
      root.render(
        <KitProvider kit={kit} locale="en">
          <ConnectButton />
        </KitProvider>,
      ),
    )
    expect(container.textContent).toBe('Connect wallet')
    root.unmount()
    expect(said).toEqual([])
  })

  it('opens the modal, connects a wallet, shows the account, disconnects', async () => {
    const said = listen()
    const { container, unmount, wallet } = await renderWithKit(
      <ConnectButton />,
      { kit: { logLevel: 'warn' } },
    )
    press(container, 'Connect wallet')
    await eventually(() => expect(dialog().textContent).toContain('Kite'))
    expect(dialog().open).toBe(true)
    expect(dialog().contains(document.activeElement)).toBe(true)

    wallet.decide('connect', { type: 'reject' })
    press(dialog(), 'Kite')
    await eventually(() => expect(dialog().textContent).toContain('declined'))

    wallet.decide('connect', { type: 'approve' })
    press(dialog(), 'Try again')
    await eventually(() => expect(document.querySelector('dialog')).toBe(null))
    await eventually(() => expect(container.textContent).toContain('0x'))

    press(container, '0x')
    await eventually(() => expect(dialog().textContent).toContain('10.000'))
    press(dialog(), 'Disconnect')
    await eventually(() => expect(container.textContent).toBe('Connect wallet'))
    unmount()
    expect(said).toEqual([])
  })
}

/** The parts of the modal are read from disk when they are first needed. */
const eventually = (check: () => void) => vi.waitFor(check, 10_000)

/** What the kit and React complain of. */
function listen(): readonly unknown[] {
  const said: unknown[] = []
  const own = globalThis.console
  const receive = (sentence: unknown) => void said.push(sentence)
  globalThis.console = { ...own, error: receive, warn: receive }
  onTestFinished(() => {
    globalThis.console = own
  })
  return said
}

function dialog(): HTMLDialogElement {
  const found = document.querySelector('dialog')
  if (!found) throw new Error('The modal is not open')
  return found
}

/** Presses the button that says, or is called, something. */
function press(root: Element, name: string): void {
  const found = [...root.querySelectorAll('button')].find((button) =>
    `${button.ariaLabel ?? ''} ${button.textContent}`.includes(name),
  )
  if (!found) throw new Error(`No button says ${name}: ${root.textContent}`)
  found.click()
}
