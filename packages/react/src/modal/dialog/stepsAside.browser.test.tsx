import { createConnector, openModal, selectConnected } from '@hasp/core'
import { evm } from '@hasp/core/evm'
import { mockEvmWallet } from '@hasp/core/testing'
import { afterEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderKit } from '../../testing/renderKit.js'

let rendered: ReturnType<typeof renderKit> | undefined
afterEach(() => {
  rendered?.unmount()
  document.querySelector('[data-wallet]')?.remove()
})

/** A wallet that asks by a button in the page. */
function inPageWallet() {
  const { provider } = mockEvmWallet({ chainId: 31337 })
  return {
    ...provider,
    async request(request: Parameters<typeof provider.request>[0]) {
      if (request.method === 'eth_requestAccounts') {
        const button = document.createElement('button')
        button.dataset.wallet = ''
        button.textContent = 'Allow in page'
        document.body.append(button)
        await new Promise((resolve) =>
          button.addEventListener('click', resolve, { once: true }),
        )
        button.remove()
      }
      return await provider.request(request)
    },
  }
}

const modal = () =>
  document.querySelector<HTMLDialogElement>('[data-part="modal"]')

async function open(drawsInPage: boolean) {
  const provider = inPageWallet()
  rendered = renderKit({
    options: {
      adapters: [evm()],
      connectors: [
        createConnector({
          id: 'harbour',
          name: 'Harbour',
          getProvider: () => provider,
          drawsInPage,
        }),
      ],
    },
  })
  const { kit } = rendered
  openModal(kit)
  await page.getByRole('button', { name: /^Harbour/ }).click()
  await expect
    .poll(() => document.querySelector('[data-wallet]'))
    .not.toBeNull()
  return kit
}

it('the modal steps aside for a wallet that draws in the page, and comes back', async () => {
  const kit = await open(true)
  await expect.poll(() => modal()?.open).toBe(false)
  expect(kit.stores.modal.getState().isOpen).toBe(true)
  await userEvent.keyboard('{Escape}')
  expect(kit.stores.modal.getState().isOpen).toBe(true)
  await page.getByRole('button', { name: 'Allow in page' }).click()
  await expect
    .poll(() => selectConnected(kit.stores.connections.getState(), 'eip155'))
    .toBeDefined()
  await expect.poll(() => modal()?.open).toBe(true)
})

it('it stays for wallets with a window of their own', async () => {
  await open(false)
  expect(modal()?.open).toBe(true)
})
