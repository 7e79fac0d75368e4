import { navigate, openModal, type Route } from '@hasp/core'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderKit } from '../testing/renderKit.js'

/** A view that is new to the run is built on the way. */
const slowly = { timeout: 10_000 }

const networkId = 'eip155:31338'
const routes: readonly Route[] = [
  { view: 'Connect' },
  { view: 'AllWallets' },
  { view: 'ConnectingExternal', parameters: { connectorId: 'io.kite' } },
  { view: 'ConnectingWalletConnect' },
  { view: 'ConnectingWalletConnectBasic' },
  { view: 'Account' },
  { view: 'ProfileWallets' },
  { view: 'Networks' },
  { view: 'SwitchNetwork', parameters: { networkId } },
  { view: 'SwitchActiveChain', parameters: { networkId } },
  { view: 'UnsupportedChain' },
  { view: 'Send' },
  { view: 'Receive' },
  { view: 'GetWallet' },
  { view: 'WhatIsAWallet' },
]

let rendered: ReturnType<typeof renderKit> | undefined
afterEach(() => rendered?.unmount())

it('[R2.1] [R2.19] every view is in the one modal, and the page stays where it is', async () => {
  rendered = renderKit()
  const { kit } = rendered
  const place = { href: location.href, entries: history.length }
  openModal(kit)
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toBeVisible()
  const frame = dialog.element()
  for (const route of routes) {
    navigate(kit, { type: 'reset', route })
    await expect
      .poll(
        () => document.querySelector('[data-view]')?.getAttribute('data-view'),
        slowly,
      )
      .toBe(route.view)
    expect(dialog.elements()).toEqual([frame])
    expect({ href: location.href, entries: history.length }).toEqual(place)
  }
})
