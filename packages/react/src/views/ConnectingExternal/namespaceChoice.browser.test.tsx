import { connect, goBack, openModal } from '@hasp/core'
import { KitError } from '@hasp/core/errors'
import { internals } from '@hasp/core/internal'
import { createTestKit } from '@hasp/core/testing'
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { renderKit } from '../../testing/renderKit.js'
import ConnectView from '../Connect/ConnectView.js'
import {
  adaptersOf,
  kiteOf,
  namespaceNetworks,
  namespaceWallet,
} from '../fiveNamespaces.test.fixture.js'
import { nameOf, type ShowOptions, showView } from '../showView.test.fixture.js'
import ConnectingExternalView from './ConnectingExternalView.js'

const never = () => new Promise<never>(() => undefined)

function open({
  options = {},
  view = {},
  wallets = kiteOf('eip155', 'solana', 'bip122'),
}: {
  options?: Parameters<typeof openModal>[1]
  view?: ShowOptions
  wallets?: ReturnType<typeof kiteOf>
} = {}) {
  const others = [
    namespaceWallet('solana', { id: 'com.harbour', name: 'Harbour' }),
  ]
  const testKit = createTestKit({
    adapters: adaptersOf([...wallets, ...others]),
    networks: namespaceNetworks,
  })
  openModal(testKit.kit, options)
  const drawn = showView(
    testKit,
    { Connect: ConnectView, ConnectingExternal: ConnectingExternalView },
    view,
  )
  const [evm, sun, stone] = wallets
  return {
    ...testKit,
    ...drawn,
    evm,
    sun,
    stone,
    asked: () =>
      wallets.flatMap(({ calls, namespace }) =>
        calls.filter((call) => call === 'connect').map(() => namespace),
      ),
    title: () => drawn.element.querySelector('h2')?.textContent,
    rows: () =>
      [...drawn.element.querySelectorAll('[data-part=list-row]')].map(nameOf),
    status: () => drawn.element.querySelector('[role=status]')?.textContent,
    async choose() {
      drawn.press('Kite')
      await expect
        .poll(() => drawn.element.querySelector('h2')?.textContent)
        .toBe('Which network?')
    },
  }
}

describe('a wallet of several namespaces', () => {
  it('[R3.9] is one row that names them, beside wallets of one namespace', async () => {
    const { rows } = open()
    await expect
      .poll(rows)
      .toEqual(['KiteEVM, Solana, BitcoinInstalled', 'HarbourSolanaInstalled'])
  })

  it('in the modal, the focus goes along and comes back', async () => {
    const wallets = kiteOf('eip155', 'solana')
    wallets[1]?.next('connect', never)
    const { kit, unmount } = renderKit({
      options: { adapters: adaptersOf(wallets), networks: namespaceNetworks },
    })
    const focused = () => nameOf(document.activeElement ?? document.body)
    try {
      openModal(kit)
      await page.getByRole('button', { name: /^Kite/ }).click()
      await expect.poll(focused).toBe('Which network?')
      await page.getByRole('button', { name: 'Solana' }).click()
      await expect.poll(focused).toBe('Kite')
      await page.getByRole('button', { name: 'Back' }).click()
      await expect.poll(focused).toBe('Solana')
      await page.getByRole('button', { name: 'Back' }).click()
      await expect.poll(focused).toContain('Kite')
      expect(kit.stores.connections.getState().attempt.phase).toBe('idle')
    } finally {
      unmount()
    }
  })

  it('asks the visitor before it asks the wallet', async () => {
    const { asked, choose, rows, status, text } = open()
    await choose()
    expect(asked()).toEqual([])
    expect(rows()).toEqual(['EVM', 'Solana', 'Bitcoin'])
    expect(text()).toContain('You can add the others later under Wallets.')
    await userEvent.click(page.getByRole('button', { name: 'Solana' }))
    expect(asked()).toEqual(['solana'])
    await expect.poll(status).toContain('Kite is ready')
  })

  it('asks inside the click', async () => {
    const { asked, choose, press } = open()
    await choose()
    press('Bitcoin')
    expect(asked()).toEqual(['bip122'])
  })

  it('says how it stands in each namespace', async () => {
    const { choose, kit, rows, stone } = open()
    await connect(kit, { connectorId: 'io.kite', namespace: 'solana' })
    stone?.next('connect', never)
    const waiting = connect(kit, {
      connectorId: 'io.kite',
      namespace: 'bip122',
    }).catch(() => 'ended')
    await choose()
    expect(rows()).toEqual(['EVM', 'SolanaConnected', 'BitcoinConnecting…'])
    goBack(kit)
    expect(await waiting).toBe('ended')
  })

  it('a namespace that is connected is not asked again by itself', async () => {
    const { asked, choose, kit, press, status } = open()
    await connect(kit, { connectorId: 'io.kite', namespace: 'solana' })
    kit[internals].stores.connections.setState({ attempt: { phase: 'idle' } })
    await choose()
    press('Solana')
    await expect.poll(status).toContain('Already connected')
    expect(asked()).toEqual(['solana'])
    press('Choose another account')
    await expect.poll(asked).toEqual(['solana', 'solana'])
  })

  it('Back gives up and leads to the choice, then to the wallets', async () => {
    const { choose, kit, rows, status, sun, title } = open()
    sun?.next('connect', never)
    await choose()
    await userEvent.click(page.getByRole('button', { name: 'Solana' }))
    await expect.poll(status).toContain('Approve in Kite')
    goBack(kit)
    await expect.poll(title).toBe('Which network?')
    expect(rows()).toEqual(['EVM', 'Solana', 'Bitcoin'])
    expect(kit.stores.connections.getState().attempt.phase).toBe('idle')
    goBack(kit)
    await expect.poll(title).toBe('Connect a wallet')
  })

  it('Cancel leads to the choice, and another namespace can be asked for', async () => {
    const { choose, press, status, sun, title } = open()
    sun?.next('connect', () => Promise.reject(new KitError('USER_REJECTED')))
    await choose()
    press('Solana')
    await expect.poll(status).toContain('Request declined')
    press('Cancel')
    await expect.poll(title).toBe('Which network?')
    press('EVM')
    await expect.poll(status).toContain('Kite is ready')
  })

  it('opened for a namespace, offers that namespace alone and asks nothing else', async () => {
    const { asked, press, rows, status } = open({
      options: {
        route: { view: 'Connect', parameters: { namespace: 'solana' } },
      },
    })
    await expect
      .poll(rows)
      .toEqual(['KiteSolanaInstalled', 'HarbourSolanaInstalled'])
    press('Kite')
    expect(asked()).toEqual(['solana'])
    await expect.poll(status).toContain('Kite is ready')
  })

  it('is used with the keyboard alone', async () => {
    const { asked, choose, find } = open()
    await choose()
    find('[data-part=heading]').focus()
    await userEvent.keyboard('{Tab}{ArrowDown}{ArrowDown}{Enter}')
    expect(asked()).toEqual(['bip122'])
  })

  it('families that are found later do not disturb who waits', async () => {
    const wallets = kiteOf('eip155')
    const [evm] = wallets
    evm?.next('connect', never)
    const { kit, press, status } = open({ wallets })
    press('Kite')
    await expect.poll(status).toContain('Approve in Kite')
    const [, late] = kiteOf('eip155', 'solana')
    if (!late) throw new Error('a second namespace')
    kit[internals].stores.connectors.setState(({ connectors }) => ({
      connectors: [...connectors, late],
    }))
    await expect.poll(status).toContain('Approve in Kite')
  })

  it('speaks Arabic and fits 320 px', async () => {
    const { element, press, text } = open({
      view: { locale: 'ar', width: 320 },
    })
    await expect.poll(() => element.querySelector('[dir=rtl]')).not.toBeNull()
    press('Kite')
    await expect.poll(text).toContain('أي شبكة؟')
    expect(text()).toContain('سولانا')
    for (const part of element.querySelectorAll('[data-part=view-content]'))
      expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth)
  })

  it.each(['dark', 'light'] as const)(
    'axe finds nothing to object to in %s',
    async (theme) => {
      const { choose, element, kit } = open({ view: { theme } })
      await connect(kit, { connectorId: 'io.kite', namespace: 'solana' })
      await choose()
      const { violations } = await axe.run(element)
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual(
        [],
      )
    },
  )
})
