import { connect, openModal } from '@hasp/core'
import { createTestKit, type MockConnector } from '@hasp/core/testing'
import { expect, it } from 'vitest'
import ConnectView from '../Connect/ConnectView.js'
import {
  adaptersOf,
  kiteOf,
  namespaceNetworks,
} from '../fiveNamespaces.test.fixture.js'
import { showView } from '../showView.test.fixture.js'
import ConnectingExternalView from './ConnectingExternalView.js'

/**
 * A visitor of Kite comes back; Kite has not said yet whether it knows them.
 */
async function comeBack(wallets: readonly MockConnector[]) {
  const [kite] = wallets
  if (!kite) throw new Error('a wallet')
  const options = { adapters: adaptersOf(wallets), networks: namespaceNetworks }
  const earlier = createTestKit(options)
  await connect(earlier.kit, { connectorId: 'io.kite', namespace: 'eip155' })
  earlier.stop()
  const { signal } = new AbortController()
  let answer: (isKnown: boolean) => void = () => undefined
  kite.next('reconnect', () =>
    new Promise<boolean>((resolve) => {
      answer = resolve
    }).then((isKnown) => (isKnown ? kite.reconnect({ signal }) : undefined)),
  )
  const { store } = earlier
  const setup = createTestKit(options, { store })
  openModal(setup.kit)
  const drawn = showView(setup, {
    Connect: ConnectView,
    ConnectingExternal: ConnectingExternalView,
  })
  return {
    ...setup,
    ...drawn,
    answer: (isKnown: boolean) => answer(isKnown),
    /** How often Kite was asked since. */
    asked: () => kite.calls.filter((call) => call === 'connect').length - 1,
    status: () => drawn.element.querySelector('[role=status]')?.textContent,
  }
}

it('a click on a wallet that is reconnecting does not ask it anew', async () => {
  const { answer, asked, clock, kit, press, status } = await comeBack(
    kiteOf('eip155'),
  )
  press('Kite')
  await expect.poll(status).toContain('Checking that Kite is still connected')
  answer(true)
  await expect.poll(status).toContain('Kite is ready')
  await clock.advance(600)
  await expect.poll(() => kit.stores.modal.getState().isOpen).toBe(false)
  expect(asked()).toBe(0)
})

it('once it knows the site no more, it is asked, once', async () => {
  const { answer, asked, press, status } = await comeBack(kiteOf('eip155'))
  press('Kite')
  await expect.poll(status).toContain('Reconnecting')
  expect(asked()).toBe(0)
  answer(false)
  await expect.poll(asked).toBe(1)
  await expect.poll(status).toContain('Kite is ready')
  expect(asked()).toBe(1)
})

it('neither does the choice of a namespace that is reconnecting', async () => {
  const { answer, asked, find, press, status, text } = await comeBack(
    kiteOf('eip155', 'solana'),
  )
  press('Kite')
  await expect.poll(text).toContain('Which network?')
  expect(find('[data-part=list-row]').textContent).toContain('Connecting…')
  press('EVM')
  await expect.poll(status).toContain('Reconnecting')
  answer(true)
  await expect.poll(status).toContain('Kite is ready')
  expect(asked()).toBe(0)
})
