import { connect } from '@hasp/core'
import { afterEach, expect, it } from 'vitest'
import { ConnectButton } from '../buttons/ConnectButton.js'
import { useWallet } from '../hooks/useWallet.js'
import { renderKit } from '../testing/renderKit.js'

let page: ReturnType<typeof renderKit> | undefined
afterEach(() => page?.unmount())

/** Asks for what only hooks give: nothing here can open the modal. */
function OwnWalletState() {
  return useWallet().status
}

const fetched: string[] = []
new PerformanceObserver((list) =>
  fetched.push(...list.getEntries().map(({ name }) => name)),
).observe({ type: 'resource' })

const isModalFetched = () =>
  fetched.some((name) => name.includes('/modal/KitModal'))

const moveThePointer = () => window.dispatchEvent(new Event('pointermove'))

it('fetches the modal early only on a page that can open it', async () => {
  const headless = renderKit({ children: <OwnWalletState /> })
  page = headless
  moveThePointer()
  await connect(headless.kit, { connectorId: 'io.kite' })
  await expect.poll(() => headless.container.textContent).toBe('connected')
  // Whatever the first movement had asked for is answered before this is.
  await fetch('/?afterwards')
  await expect
    .poll(() => fetched.some((name) => name.endsWith('/?afterwards')))
    .toBe(true)
  expect(isModalFetched()).toBe(false)

  headless.draw(<ConnectButton />)
  moveThePointer()
  await expect.poll(isModalFetched, { timeout: 10_000 }).toBe(true)
})
