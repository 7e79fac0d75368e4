import { connect, defineNetwork, getProvider, type Namespace } from '@hasp/core'
import { internals } from '@hasp/core/internal'
import {
  createTestKit,
  fakePhoneClient,
  phoneSession,
  testNetworks,
} from '@hasp/core/testing'
import { walletConnect } from '@hasp/core/walletConnect'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { KitProvider } from '../../KitProvider.js'
import '../../theme/styles.css'
import { usePairing } from './usePairing.js'
import { usePreparedPairing } from './usePreparedPairing.js'

const sunAccount = 'DYw8jCTfwHNRJhhmFcbXvVDTqWMEVFBX6ZKUmG5CNSKK'
const solana = defineNetwork({
  id: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  name: 'Sun',
  chainNamespace: 'solana',
  nativeCurrency: { name: 'Sol', symbol: 'SOL', decimals: 9 },
  rpcUrls: { default: { http: [] } },
})
const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

function Code() {
  const pairing = usePairing()
  const { error, isConfigured, phase, relayHost, remainingMs } = pairing
  return (
    <section aria-label="Code">
      <button type="button" onClick={() => pairing.start()}>
        Start
      </button>
      <button
        type="button"
        onClick={() => pairing.start({ namespace: 'solana' })}
      >
        Ask for Solana
      </button>
      <button type="button" onClick={() => pairing.retry()}>
        Retry
      </button>
      <output>
        {[phase, error?.code, relayHost, isConfigured, remainingMs].join(' ')}
      </output>
    </section>
  )
}

function Prepared() {
  usePreparedPairing(true)
  return null
}

function show({
  isConfigured = true,
  isPrepared = false,
  opened = [] as string[],
} = {}) {
  const phone = fakePhoneClient()
  const target = Object.assign(new EventTarget(), {
    open: (link: string) => opened.push(link),
  })
  const setup = createTestKit(
    {
      networks: [...testNetworks, solana],
      ...(isConfigured && {
        connectors: [
          walletConnect({
            relayUrl: 'wss://relay.example',
            client: phone.create,
          }),
        ],
      }),
    },
    {
      isStarted: false,
      window: target,
      environment: { isMobile: () => true },
    },
  )
  const container = document.createElement('main')
  document.body.append(container)
  const root = createRoot(container)
  root.render(
    <StrictMode>
      <KitProvider kit={setup.kit} locale="en">
        <Code />
        {isPrepared && <Prepared />}
      </KitProvider>
    </StrictMode>,
  )
  ends.push(() => {
    root.unmount()
    container.remove()
  })
  const press = (name: string) => page.getByRole('button', { name }).click()
  const reported = () => container.querySelector('output')?.textContent
  return { ...setup, phone, press, reported }
}

describe('usePairing', () => {
  it('goes from a code over a failure to a connection', async () => {
    const { clock, kit, phone, press, reported } = show()
    await expect.poll(reported).toBe('idle  relay.example true ')
    await press('Start')
    await press('Start')
    await expect.poll(reported).toBe('ready  relay.example true 240000')
    await clock.advance(1_000)
    await expect.poll(reported).toBe('ready  relay.example true 239000')
    expect(phone.pairings).toHaveLength(1)
    phone.last().reject()
    await expect.poll(reported).toBe('failed USER_REJECTED relay.example true ')
    await press('Retry')
    await expect.poll(() => phone.pairings.length).toBe(2)
    phone.last().see()
    await expect.poll(reported).toContain('seen')
    phone.last().approve()
    await expect.poll(reported).toContain('approved')
    expect(kit.stores.connections.getState().active.eip155).toBe(
      'eip155/walletConnect',
    )
  })

  it('retries for the namespace that was asked for', async () => {
    const { kit, phone, press, reported } = show()
    const asked = () => {
      const attempt = kit.stores.connections.getState().attempt
      return attempt.phase === 'idle' ? undefined : attempt.namespace
    }
    await press('Ask for Solana')
    await expect.poll(reported).toContain('ready')
    expect(asked()).toBe('solana')
    phone.last().reject()
    await expect.poll(reported).toContain('failed')
    await press('Retry')
    await expect.poll(reported).toContain('ready')
    expect(asked()).toBe('solana')
  })

  it('says that nothing is configured', async () => {
    const { press, reported } = show({ isConfigured: false })
    await press('Start')
    await expect.poll(reported).toBe('idle   false ')
  })

  it('a link is ready before anybody asks for it', async () => {
    const { kit, phone, reported } = show({ isPrepared: true })
    await expect.poll(reported).toContain('ready')
    expect(phone.pairings).toHaveLength(1)
    expect(kit.stores.connections.getState().attempt.phase).toBe('idle')
  })
})

describe('news of wallets that ask', () => {
  it('shows the way to the wallet until it has answered', async () => {
    const opened: string[] = []
    const { kit, phone, press, reported } = show({ opened, isPrepared: true })
    await expect.poll(reported).toContain('ready')
    const connecting = connect(kit, { connectorId: 'walletConnect' })
    phone.last().approve()
    await connecting
    let answer: (value: string) => void = () => undefined
    phone.answer(
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    )
    const provider = getProvider(kit) as {
      request(request: { method: string }): Promise<unknown>
    }
    const signing = provider.request({ method: 'personal_sign' })
    expect(opened).toEqual(['kite://'])
    await press('Open Kite Phone')
    expect(opened).toEqual(['kite://', 'kite://'])
    await expect.element(page.getByText('Confirm in Kite Phone')).toBeVisible()
    answer('0x')
    await signing
    await expect.poll(() => kit.stores.snackbar.getState().open).toBe(false)
  })

  it('shows it as long as a wallet of any namespace asks', async () => {
    const { kit, phone, reported } = show({ isPrepared: true })
    await expect.poll(reported).toContain('ready')
    const connecting = connect(kit, { connectorId: 'walletConnect' })
    phone.last().approve({
      namespaces: {
        ...phoneSession.namespaces,
        solana: {
          accounts: [`${solana.caipNetworkId}:${sunAccount}`],
          chains: [solana.caipNetworkId],
          methods: [],
          events: [],
        },
      },
    })
    await connecting
    const isOpen = () => kit.stores.snackbar.getState().open
    const notify = (namespace: Namespace, isPending: boolean) => {
      const connectorId = 'walletConnect'
      const about = { connectorId, namespace, isPending, isSlow: false }
      kit[internals].events.emit('WALLET_REQUEST', about)
    }
    await expect
      .poll(() => kit.stores.connections.getState().active.solana)
      .toBeDefined()
    notify('eip155', true)
    await expect.poll(isOpen).toBe(true)
    notify('solana', true)
    notify('eip155', false)
    await expect.element(page.getByText('Confirm in Kite Phone')).toBeVisible()
    expect(isOpen()).toBe(true)
    notify('solana', false)
    await expect.poll(isOpen).toBe(false)
  })
})
