import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import * as RadixDialog from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ConnectButton } from '../buttons/ConnectButton.js'
import { renderKit } from '../testing/renderKit.js'

const hosts: { readonly [host in string]: () => ReactNode } = {
  'a plain page': () => (
    <div role="dialog" aria-label="Host">
      <ConnectButton />
    </div>
  ),
  'an open Radix dialog': () => (
    <RadixDialog.Root defaultOpen>
      <RadixDialog.Portal>
        <RadixDialog.Overlay />
        <RadixDialog.Content aria-describedby={undefined}>
          <RadixDialog.Title>Host</RadixDialog.Title>
          <ConnectButton />
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  ),
  'an open Base UI dialog': () => (
    <BaseDialog.Root defaultOpen>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop />
        <BaseDialog.Popup>
          <BaseDialog.Title>Host</BaseDialog.Title>
          <ConnectButton />
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  ),
}

/** The first view of a run is built on the way. */
const slowly = { timeout: 10_000 }

let rendered: ReturnType<typeof renderKit> | undefined
afterEach(() => rendered?.unmount())

const host = () => document.querySelector('[role="dialog"]')
const ours = () => document.querySelector<HTMLElement>('[data-part="modal"]')
const opener = () =>
  document.querySelector<HTMLElement>('[data-part="connect-button"] button')

async function open(draw: () => ReactNode) {
  rendered = renderKit({ children: draw() })
  await expect.poll(opener).not.toBe(null)
  await userEvent.click(opener() ?? document.body)
  await expect
    .poll(() => document.activeElement?.getAttribute('data-part'), slowly)
    .toBe('heading')
  return rendered
}

for (const [name, draw] of Object.entries(hosts))
  describe(`inside ${name}`, () => {
    it('opens and has the focus on its heading', async () => {
      await open(draw)
      expect(ours()?.matches(':modal')).toBe(true)
      expect(ours()?.contains(document.activeElement)).toBe(true)
    })

    it('can be pressed and typed into, and the host stays', async () => {
      await open(draw)
      const input = document.createElement('input')
      ours()?.querySelector('[data-part="view-content"]')?.append(input)
      await userEvent.click(input)
      await userEvent.keyboard('kite')
      expect(input.value).toBe('kite')
      await page.getByRole('button', { name: 'What is a wallet?' }).click()
      await expect
        .poll(() => ours()?.dataset.view, slowly)
        .toBe('WhatIsAWallet')
      expect(host()?.isConnected).toBe(true)
    })

    it('scrolls its content with the wheel, and not the page', async () => {
      const { container } = await open(draw)
      container.style.minHeight = '3000px'
      const content = ours()?.querySelector('[data-part="view-content"]')
      const tall = document.createElement('p')
      tall.style.height = '2000px'
      content?.append(tall)
      await userEvent.wheel(tall, { delta: { y: 200 } })
      await expect.poll(() => content?.scrollTop).toBeGreaterThan(0)
      expect(document.scrollingElement?.scrollTop).toBe(0)
    })

    it('keeps six Tabs inside', async () => {
      await open(draw)
      for (let press = 0; press < 6; press += 1) {
        await userEvent.keyboard('{Tab}')
        const active = document.activeElement
        const isInside = ours()?.contains(active) || active === document.body
        expect(isInside, active?.outerHTML).toBe(true)
      }
    })

    it('closes with Escape alone, and the opener has the focus', async () => {
      await open(draw)
      await userEvent.keyboard('{Escape}')
      await expect.poll(ours).toBe(null)
      expect(host()?.isConnected).toBe(true)
      expect(document.activeElement).toBe(opener())
    })

    it('closes alone with a press beside it', async () => {
      await open(draw)
      await userEvent.click(document.documentElement, {
        position: { x: 10, y: 10 },
        force: true,
      })
      await expect.poll(ours).toBe(null)
      expect(host()?.isConnected).toBe(true)
      await expect.poll(() => document.activeElement).toBe(opener())
    })
  })
