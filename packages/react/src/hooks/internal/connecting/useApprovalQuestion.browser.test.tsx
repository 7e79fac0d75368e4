import {
  type Approval,
  closeModal,
  connect,
  type Kit,
  openModal,
  showSnackbar,
} from '@hasp/core'
import { internals } from '@hasp/core/internal'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderKit } from '../../../testing/renderKit.js'

const slowly = { timeout: 10_000 }
const approval: Approval = {
  id: 'topic',
  walletName: 'Kite',
  accounts: [
    {
      namespace: 'eip155',
      address: '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B',
    },
  ],
}

let rendered: ReturnType<typeof renderKit> | undefined
afterEach(() => rendered?.unmount())

/** Nobody waits, and a wallet has approved. */
function show(parameters: Parameters<typeof renderKit>[0] = {}) {
  rendered = renderKit(parameters)
  const { clock, kit } = rendered
  /** What the messages say, one after the other, as time goes by. */
  const expectLater = () =>
    expect.poll(async () => {
      leave()
      await clock.advance(300)
      return text()
    }, slowly)
  const ask = async (...waiting: readonly Approval[]) => {
    kit[internals].stores.approvals.setState({ waiting })
    await expectLater().not.toBe('')
  }
  return { ...rendered, ask, expectLater }
}
const shown = () => document.querySelector('[data-part="snackbar"]')
/** Without the marks that keep names and addresses in their direction. */
const text = () => (shown()?.textContent ?? '').replace(/[\u2066-\u2069]/g, '')
/** A message stays under the pointer, where a test before has left it. */
const leave = () =>
  document
    .querySelector('[data-part="snackbar-host"]')
    ?.dispatchEvent(new PointerEvent('pointerleave'))
const button = (name: string) => page.getByRole('button', { name, exact: true })

describe('an approval that nobody waits for', () => {
  it('is asked about in one sentence, to screen readers as well', async () => {
    const { ask, kit } = show()
    await ask(approval)
    expect(text()).toContain(
      'Kite (0xAb58…eC9B) approved the connection. Use it?',
    )
    expect(shown()?.closest('[role="status"]')).not.toBe(null)
    await button('Not mine').click()
    expect(kit.stores.approvals.getState().waiting).toEqual([])
    await expect.poll(text).toBe('')
  })

  it('has answers that the keyboard reaches', async () => {
    const { ask, kit } = show()
    await ask(approval)
    await userEvent.keyboard('{Tab}{Tab}')
    await expect.element(button('Use it')).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(button('Not mine')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(kit.stores.approvals.getState().waiting).toEqual([])
  })

  it('says so when the wallet has taken it back meanwhile', async () => {
    const { ask, expectLater } = show()
    await ask(approval)
    await button('Use it').click()
    await expectLater().toContain('Kite withdrew its approval')
  })

  it('stays over an open modal and after it, however long', async () => {
    const { ask, clock, kit } = show()
    await ask(approval)
    openModal(kit)
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await expect.poll(() => shown()?.closest('dialog')?.open).toBe(true)
    closeModal(kit)
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await clock.advance(60_000)
    await expect.poll(text, slowly).toContain('approved the connection')
  })

  it('comes back after another message, and takes no place from it', async () => {
    const { ask, clock, expectLater, kit } = show()
    await ask(approval)
    showSnackbar(kit, { message: 'Address copied', variant: 'success' })
    await clock.advance(150)
    await expect.poll(text).toBe('Address copied')
    await clock.advance(4_999)
    expect(text()).toBe('Address copied')
    await ask(approval)
    await expectLater().toContain('approved the connection')
  })

  it('is followed by the next one', async () => {
    const { ask, expectLater } = show()
    await ask(approval, { ...approval, id: 'other', walletName: '' })
    await button('Not mine').click()
    await expectLater().toContain('A wallet (0xAb58…eC9B)')
  })

  it.each(['en', 'ar'])('fits 390 px, in %s', async (locale) => {
    await page.viewport(390, 844)
    const { ask } = show({ locale })
    const walletName = 'W'.repeat(60)
    await ask({ ...approval, walletName })
    const place = shown()?.getBoundingClientRect()
    expect(place?.left).toBeGreaterThanOrEqual(0)
    expect(place?.right).toBeLessThanOrEqual(390)
    for (const one of shown()?.querySelectorAll('button') ?? []) {
      const { height, left, right, width } = one.getBoundingClientRect()
      expect(left).toBeGreaterThanOrEqual(place?.left ?? 0)
      expect(right).toBeLessThanOrEqual(place?.right ?? 0)
      expect(height).toBeGreaterThanOrEqual(44)
      expect(width).toBeGreaterThan(0)
    }
  })
})

const emitNotice = (kit: Kit, reason: 'late' | 'doubted') =>
  kit[internals].events.emit('CONNECTION_NOTICE', {
    connectorId: 'io.kite',
    namespace: 'eip155',
    reason,
  })

describe('a wallet that was connected late', () => {
  it('is told with its address and a way to disconnect', async () => {
    const { clock, kit } = show()
    await connect(kit, { connectorId: 'io.kite' })
    emitNotice(kit, 'late')
    await expect.poll(text, slowly).toContain('Kite (0xd8dA…6045) is connected')
    await clock.advance(60_000)
    await button('Disconnect').click()
    await expect
      .poll(() => kit.stores.connections.getState().active.eip155)
      .toBeUndefined()
  })

  it('stays connected when the visitor keeps it', async () => {
    const { kit } = show()
    await connect(kit, { connectorId: 'io.kite' })
    emitNotice(kit, 'late')
    await expect.poll(text, slowly).toContain('is connected')
    await button('Keep').click()
    await expect.poll(text).toBe('')
    expect(kit.stores.connections.getState().active.eip155).toBeDefined()
  })
})

it('a wallet that another one claims to be is told of, with a way to choose', async () => {
  const { kit } = show()
  emitNotice(kit, 'doubted')
  await expect
    .poll(text, slowly)
    .toContain('Another wallet claims to be Kite, so it was disconnected.')
  await button('Choose').click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
})
