import { connect, openModal } from '@hasp/core'
import { localSiwx } from '@hasp/core/siwx'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderKit } from '../../testing/renderKit.js'
import { signableAdapter } from '../../testing/signableWallet.js'

let rendered: ReturnType<typeof renderKit> | undefined
beforeEach(() => page.viewport(390, 700))
afterEach(async () => {
  rendered?.unmount()
  await page.viewport(1280, 800)
})

const modal = () =>
  document.querySelector<HTMLDialogElement>('dialog[data-part="modal"]')
const heading = (name: string) => page.getByRole('heading', { name, level: 2 })
const button = (name: string) => page.getByRole('button', { name, exact: true })

function open(required = true) {
  rendered = renderKit({
    options: {
      adapters: [signableAdapter()],
      siwx: localSiwx({ required }),
    },
  })
  return rendered
}

function firePointer(target: Element, type: string, y: number) {
  const Event = type === 'click' ? MouseEvent : PointerEvent
  const init = { bubbles: true, isPrimary: true, pointerId: 1, clientX: 20 }
  target.dispatchEvent(new Event(type, { ...init, clientY: y }))
}

/** What a visitor does who wants to get rid of it, but for Cancel. */
const presses: Readonly<Record<string, () => unknown>> = {
  escape: () => userEvent.keyboard('{Escape}'),
  back: () => userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}'),
  close: () =>
    modal()?.querySelector<HTMLElement>('button[aria-label="Close"]')?.click(),
  backdrop() {
    const dialog = modal()
    if (!dialog) return
    for (const type of ['pointerdown', 'pointerup', 'click'])
      firePointer(dialog, type, 1)
  },
  drag() {
    const bar = modal()?.querySelector('[data-part="grab-bar"]')
    if (!bar) return
    bar.setPointerCapture = () => undefined
    const { y } = bar.getBoundingClientRect()
    firePointer(bar, 'pointerdown', y)
    for (let step = 1; step <= 8; step += 1)
      firePointer(bar, 'pointermove', y + step * 60)
    firePointer(bar, 'pointerup', y + 480)
  },
}

// The first, because the view has not been fetched yet.
it('[R4.11] is not closed with the view that waited for the wallet, however long it takes to be fetched', async () => {
  const { clock, kit } = open(false)
  const parameters = { connectorId: 'io.kite', namespace: 'eip155' } as const
  openModal(kit, { route: { view: 'ConnectingExternal', parameters } })
  await expect
    .poll(() => kit.stores.router.getState().history.at(-1)?.view)
    .toBe('SIWXSignMessage')
  await clock.advance(1_000)
  await expect.element(heading('Prove it’s your wallet')).toBeVisible()
  await expect.element(button('Sign in')).toBeVisible()
})

it('[R2.37] [R4.13] 100 presses of whatever closes neither close it nor trap the visitor', async () => {
  const { kit, clock } = open()
  openModal(kit)
  await expect.element(heading('Connect a wallet')).toHaveFocus()
  await connect(kit, { connectorId: 'io.kite' })
  await expect.element(heading('Prove it’s your wallet')).toBeVisible()
  const all = Object.keys(presses)
  const random = crypto.getRandomValues(new Uint8Array(100))
  const names = Array.from(random, (byte) => all[byte % all.length] ?? '')
  for (const name of names) {
    await presses[name]?.()
    expect(modal()?.open, names.join()).toBe(true)
    expect(kit.stores.router.getState().history.at(-1)?.view).toBe(
      'SIWXSignMessage',
    )
  }
  await clock.advance(500)
  await expect.element(button('Cancel')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => modal()?.open ?? false).toBe(false)
  const { byId } = kit.stores.connections.getState()
  expect([...byId.values()].map(({ status }) => status)).toEqual([
    'disconnected',
  ])
})

it.each(Object.keys(presses).filter((name) => name !== 'back'))(
  'with nothing connected it closes by %s',
  async (name) => {
    const { kit } = open()
    openModal(kit)
    await expect.element(heading('Connect a wallet')).toHaveFocus()
    // What follows a finger is fetched: whoever is early pulls again.
    await expect
      .poll(async () => {
        await presses[name]?.()
        return modal()?.open ?? false
      })
      .toBe(false)
  },
)
