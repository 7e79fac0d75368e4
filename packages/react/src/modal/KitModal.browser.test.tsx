import { closeModal, connect, navigate, openModal } from '@hasp/core'
import { KitError } from '@hasp/core/errors'
import { internals } from '@hasp/core/internal'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderKit } from '../testing/renderKit.js'
import { whileSignInIsRequired } from '../testing/whileSignInIsRequired.js'

/** A view that is new to the run is built on the way. */
const slowly = { timeout: 10_000 }

let rendered: ReturnType<typeof renderKit> | undefined
const show = (parameters?: Parameters<typeof renderKit>[0]) => {
  rendered = renderKit(parameters)
  return rendered
}
afterEach(() => rendered?.unmount())

const dialog = (name?: string) =>
  page.getByRole('dialog', name ? { name } : undefined)
const heading = (name: string) => page.getByRole('heading', { name })
const opener = () => page.getByRole('button', { name: 'Connect wallet' })

describe('opening and closing', () => {
  it('[R1.17] opens on its heading and is named after the view', async () => {
    show()
    await opener().click()
    await expect.element(dialog('Connect a wallet')).toBeVisible()
    await expect.element(heading('Connect a wallet')).toHaveFocus()
  })

  it('is in the document only while it is open', async () => {
    const { kit } = show()
    const before = document.body.querySelectorAll('*').length
    openModal(kit)
    await expect.element(dialog('Connect a wallet')).toBeVisible()
    closeModal(kit)
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect
      .poll(() => document.body.querySelectorAll('*').length)
      .toBe(before)
  })

  it('closes with Escape and gives the focus back to the opener', async () => {
    show()
    await opener().click()
    await expect.element(heading('Connect a wallet')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(opener()).toHaveFocus()
  })

  it('closes with Escape while it says that a wallet is connected', async () => {
    const { kit } = show()
    openModal(kit)
    const parameters = { connectorId: 'io.kite' }
    navigate(kit, {
      type: 'push',
      route: { view: 'ConnectingExternal', parameters },
    })
    await connect(kit, parameters)
    await expect.element(page.getByText('is ready to use.')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    expect(kit.stores.modal.getState().isOpen).toBe(false)
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('goes back with Escape from an attempt that came to nothing', async () => {
    const { kit, kite } = show()
    openModal(kit)
    const declined = new KitError('USER_REJECTED')
    kite.next('connect', () => Promise.reject(declined))
    const parameters = { connectorId: 'io.kite' }
    navigate(kit, {
      type: 'push',
      route: { view: 'ConnectingExternal', parameters },
    })
    await connect(kit, parameters).catch(() => undefined)
    await expect
      .element(page.getByRole('button', { name: 'Try again' }), slowly)
      .toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog('Connect a wallet')).toBeVisible()
  })

  it('gives the focus to the connect button when the opener is gone', async () => {
    const { kit, container } = show()
    const link = document.createElement('button')
    container.append(link)
    link.focus()
    openModal(kit)
    await expect.element(heading('Connect a wallet')).toHaveFocus()
    link.remove()
    closeModal(kit)
    await expect.element(opener()).toHaveFocus()
  })

  it('leaves the page behind it sharp, unless a blur is wanted', async () => {
    const { kit } = show()
    openModal(kit)
    await expect.element(dialog('Connect a wallet')).toBeVisible()
    const shown = dialog().element()
    const filter = () => getComputedStyle(shown, '::backdrop').backdropFilter
    expect(filter()).toBe('none')
    shown.style.setProperty('--kit-scrim-blur', '8px')
    expect(filter()).toBe('blur(8px)')
  })

  it('closes with its Close button and with a press beside it', async () => {
    const { kit } = show()
    openModal(kit)
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.element(dialog()).not.toBeInTheDocument()
    openModal(kit)
    await expect.element(dialog('Connect a wallet')).toBeVisible()
    await userEvent.click(document.documentElement, {
      position: { x: 20, y: 20 },
      force: true,
    })
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('stays when a press begins inside and ends beside it', async () => {
    const { kit } = show()
    openModal(kit)
    await expect.element(heading('Connect a wallet')).toHaveFocus()
    const element = dialog('Connect a wallet').element()
    const at = (x: number) => ({ bubbles: true, clientX: x, clientY: 20 })
    const inside = element.getBoundingClientRect()
    element.dispatchEvent(
      new PointerEvent('pointerdown', {
        ...at(inside.x + 5),
        clientY: inside.y + 5,
      }),
    )
    element.dispatchEvent(new MouseEvent('click', at(20)))
    expect(kit.stores.modal.getState().isOpen).toBe(true)
  })

  it('opens within 160 ms without a layout shift, the page locked', async () => {
    const { kit, container } = show()
    const tall = document.createElement('p')
    tall.style.height = '3000px'
    container.append(tall)
    const shifts: PerformanceEntry[] = []
    const observer = new PerformanceObserver((list) =>
      shifts.push(...list.getEntries()),
    )
    observer.observe({ type: 'layout-shift', buffered: false })
    const widthBefore = container.getBoundingClientRect().width

    openModal(kit)
    await expect.element(heading('Connect a wallet')).toHaveFocus()
    const running = document.getAnimations()
    const longest = Math.max(
      ...running.map((each) =>
        Number(each.effect?.getComputedTiming().endTime),
      ),
    )
    expect(longest).toBeLessThanOrEqual(160)
    expect(container.getBoundingClientRect().width).toBe(widthBefore)
    dialog('Connect a wallet')
      .element()
      .dispatchEvent(new WheelEvent('wheel', { deltaY: 500, bubbles: true }))
    window.scrollBy(0, 500)
    closeModal(kit)
    await expect.element(dialog()).not.toBeInTheDocument()
    expect(container.getBoundingClientRect().width).toBe(widthBefore)
    expect(document.body.getAttribute('style')).toBe(null)
    expect(document.documentElement.getAttribute('style')).toBe(null)
    await new Promise((resolve) => requestAnimationFrame(resolve))
    observer.disconnect()
    expect(shifts).toEqual([])
  })
})

describe('moving between views', () => {
  it('[R2.23] [R2.27] goes back with Escape, the button and Alt+Left', async () => {
    const { kit } = show()
    openModal(kit)
    await expect.element(heading('Connect a wallet')).toHaveFocus()
    for (const goBack of [
      () => userEvent.keyboard('{Escape}'),
      () => page.getByRole('button', { name: 'Back' }).click(),
      () => userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}'),
    ]) {
      navigate(kit, { type: 'push', route: { view: 'WhatIsAWallet' } })
      await expect
        .poll(() => dialog().element().getAttribute('data-view'), slowly)
        .toBe('WhatIsAWallet')
      await expect
        .poll(() => document.activeElement?.outerHTML.slice(0, 300), slowly)
        .toContain('data-part="heading"')
      await goBack()
      await expect.element(dialog('Connect a wallet')).toBeVisible()
    }
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).not.toBeInTheDocument()
  })

  it('brings the focus back to what was pressed in the earlier view', async () => {
    const { kit } = show()
    openModal(kit)
    await expect.element(heading('Connect a wallet')).toHaveFocus()
    const row = page.getByRole('button', { name: /Kite/ })
    await row.click()
    await expect
      .poll(() => dialog().element().getAttribute('data-view'), slowly)
      .not.toBe('Connect')
    navigate(kit, { type: 'push', route: { view: 'WhatIsAWallet' } })
    kit[internals].stores.router.setState({
      history: [{ view: 'Connect' }],
      direction: 'back',
    })
    await expect.element(row).toHaveFocus()
  })

  it('takes input at once: a click during the change is not lost', async () => {
    const { kit } = show()
    openModal(kit)
    await expect.element(heading('Connect a wallet')).toHaveFocus()
    navigate(kit, { type: 'push', route: { view: 'WhatIsAWallet' } })
    await expect
      .element(page.getByRole('button', { name: 'Back' }))
      .toBeVisible()
    const back = page.getByRole('button', { name: 'Back' }).element()
    back.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    await expect.element(dialog('Connect a wallet')).toBeVisible()
    await expect.poll(() => document.querySelector('[data-leaving]')).toBe(null)
  })

  it('brings the heading of each next view into focus', async () => {
    const { kit } = show()
    openModal(kit)
    for (const [view, title] of [
      ['AllWallets', 'All wallets'],
      ['Networks', 'Networks'],
      ['ProfileWallets', 'Wallets'],
    ] as const) {
      navigate(kit, { type: 'reset', route: { view } })
      await expect.element(dialog(title)).toBeVisible()
      await expect.element(heading(title)).toHaveFocus()
    }
  })
})

describe('a view that fails', () => {
  it('says so, names the error, and the modal goes on', async ({
    complaints,
  }) => {
    const { kit } = show()
    const received: string[] = []
    kit.events.on('ERROR', ({ code }) => received.push(code))
    openModal(kit)
    await expect.element(heading('Connect a wallet')).toHaveFocus()
    const broken = JSON.parse('{"view":"SwitchNetwork"}')
    navigate(kit, { type: 'push', route: broken })
    await expect.element(dialog('Something went wrong')).toBeVisible()
    expect(received).toContain('UNEXPECTED')
    expect(complaints.take().length).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Back' }).click()
    await expect.element(dialog('Connect a wallet')).toBeVisible()
  })
})

describe('refusing to close', () => {
  it('[R2.37] [R4.1] [R9.2] shakes for 500 ms and stays', async () => {
    const { kit, clock } = show({ options: whileSignInIsRequired })
    openModal(kit)
    await expect.element(heading('Connect a wallet')).toHaveFocus()
    const element = dialog().element()
    const begun: Animation[] = []
    element.addEventListener('animationstart', () => {
      begun.push(...element.getAnimations())
    })
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => element.hasAttribute('data-shaking')).toBe(true)
    await expect
      .poll(() =>
        begun.map((each) => each.effect?.getComputedTiming().duration),
      )
      .toContain(500)
    await clock.advance(500)
    await expect.poll(() => element.hasAttribute('data-shaking')).toBe(false)
    await expect.element(dialog('Connect a wallet')).toBeVisible()
  })
})

describe('the address of a connected wallet', () => {
  it('[R2.33] is what the same button shows and opens afterwards', async () => {
    const { kit } = show()
    const button = opener().element()
    await connect(kit, { connectorId: 'io.kite' })
    const account = page.getByRole('button', { name: /Account 0xd8dA/ })
    await expect.element(account).toBeVisible()
    expect(account.element()).toBe(button)
    await account.click()
    await expect
      .poll(() => dialog().element().getAttribute('data-view'), slowly)
      .toBe('Account')
  })
})
