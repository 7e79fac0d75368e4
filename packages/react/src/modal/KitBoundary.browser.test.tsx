import { closeModal, openModal } from '@hasp/core'
import { createTestKit } from '@hasp/core/testing'
import { type ComponentType, useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ConnectButton } from '../buttons/ConnectButton.js'
import { renderKit } from '../testing/renderKit.js'

const lost = new Error('This browser cannot do that.')
const undo: (() => void)[] = []
afterEach(() => {
  for (const step of undo.splice(0).reverse()) step()
})

/** A browser that lacks something, or has it broken by the page. */
function breakMethod<target extends object>(
  target: target,
  name: keyof target & string,
) {
  const known = Object.getOwnPropertyDescriptor(target, name)
  undo.push(() => known && Object.defineProperty(target, name, known))
  Object.defineProperty(target, name, {
    configurable: true,
    value() {
      throw lost
    },
  })
}

function Host({ button = <ConnectButton /> }) {
  const [count, setCount] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        {`Cart: ${count}`}
      </button>
      {button}
    </>
  )
}

const cart = (count: number) =>
  page.getByRole('button', { name: `Cart: ${count}` })

function show() {
  const rendered = renderKit({ children: <Host /> })
  undo.push(rendered.unmount)
  const causes: unknown[] = []
  rendered.kit.events.on('ERROR', ({ cause }) => causes.push(cause))
  return { ...rendered, causes }
}

describe('a failure inside the kit', () => {
  it('leaves the page and its state, when the dialog cannot be shown', async ({
    complaints,
  }) => {
    const { kit, causes } = show()
    await cart(0).click()
    breakMethod(HTMLDialogElement.prototype, 'showModal')
    openModal(kit)
    await expect.poll(() => causes.length).toBeGreaterThan(0)
    await expect.element(cart(1)).toBeVisible()
    expect(kit.stores.modal.getState().isOpen).toBe(false)
    expect(causes).toContain(lost)
    await expect
      .element(page.getByText('couldn’t load. Try again.'))
      .toBeVisible()
    complaints.take()
  })

  it('is over with the next opening, when its cause is', async ({
    complaints,
  }) => {
    const { kit, causes } = show()
    await cart(0).click()
    breakMethod(HTMLDialogElement.prototype, 'showModal')
    openModal(kit)
    await expect.poll(() => causes.length).toBeGreaterThan(0)
    undo.pop()?.()
    openModal(kit)
    await expect
      .element(page.getByRole('dialog', { name: 'Connect a wallet' }))
      .toBeVisible()
    await expect.element(cart(1)).toBeInTheDocument()
    complaints.take()
  })

  it('leaves the page when the dialog cannot be taken away', async ({
    complaints,
  }) => {
    const { kit, causes } = show()
    await cart(0).click()
    openModal(kit)
    await expect.element(page.getByRole('dialog')).toBeVisible()
    breakMethod(HTMLDialogElement.prototype, 'close')
    closeModal(kit)
    await expect.poll(() => causes).toContain(lost)
    await expect.element(cart(1)).toBeVisible()
    complaints.take()
  })

  it('leaves the page when a button cannot be drawn', async ({
    complaints,
  }) => {
    const { causes, draw } = show()
    await cart(0).click()
    // As a page in plain JavaScript may write it.
    const AnyButton: ComponentType<object> = ConnectButton
    draw(<Host button={<AnyButton {...{ label: {} }} />} />)
    await expect.poll(() => causes.length).toBe(1)
    await expect.element(cart(1)).toBeVisible()
    complaints.take()
  })

  it('leaves the page when the kit does not start', async ({ complaints }) => {
    const { draw } = show()
    const environment = {
      onStorageChange() {
        throw lost
      },
    }
    const { kit } = createTestKit({}, { isStarted: false, window, environment })
    const causes: unknown[] = []
    kit.events.on('ERROR', ({ cause }) => causes.push(cause))
    draw(<Host />, kit)
    await expect.element(cart(0)).toBeVisible()
    expect(causes).toContain(lost)
    complaints.take()
  })
})
