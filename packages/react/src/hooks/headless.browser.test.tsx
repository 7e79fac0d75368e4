import type { NativeBalance, Network } from '@hasp/core'
import { closeModal, connect, hideSnackbar, openModal } from '@hasp/core'
import { KitError } from '@hasp/core/errors'
import { internals } from '@hasp/core/internal'
import { createMemoryStore, mockAdapter } from '@hasp/core/testing'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { renderKit } from '../testing/renderKit.js'
import { useNativeBalance } from './data/useNativeBalance.js'
import { useAction } from './useAction.js'
import { useAddressBook } from './useAddressBook.js'
import { useConnectFlow } from './useConnectFlow.js'
import { useDisconnect } from './useDisconnect.js'
import { useForgetDevice } from './useForgetDevice.js'
import { useKitError } from './useKitError.js'
import { useKitEvents } from './useKitEvents.js'
import { useKitModal } from './useKitModal.js'
import { useNetwork } from './useNetwork.js'
import { useReceive } from './useReceive.js'
import { useRequireNetwork } from './useRequireNetwork.js'
import { useTrackTransaction } from './useTrackTransaction.js'
import { useWallet } from './useWallet.js'
import { useConnectedWallets } from './wallets/useConnectedWallets.js'
import { useDetectedWallets } from './wallets/useDetectedWallets.js'

let rendered: ReturnType<typeof renderKit> | undefined
afterEach(() => rendered?.unmount())

function Probe<result>({ useHook, seen }: Reading<result>): ReactNode {
  seen.push(useHook())
  return null
}

type Reading<result> = { useHook: () => result; seen: result[] }

/** Draws a component that gives away what a hook says. */
function probe<result>(
  useHook: () => result,
  parameters: Parameters<typeof renderKit>[0] = {},
) {
  const seen: result[] = []
  const children = <Probe useHook={useHook} seen={seen} />
  const setup = renderKit({ ...parameters, children })
  rendered = setup
  const now = () => {
    const last = seen.at(-1)
    if (last === undefined) throw new Error('nothing drawn')
    return last
  }
  return { ...setup, seen, now }
}

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

describe('useKitModal', () => {
  it('[R4.1] tells that a wallet is connecting, until it has answered', async () => {
    const { kit, kite, now } = probe(() => useKitModal())
    await expect.poll(() => kit[internals].lifetime()).toBeDefined()
    expect(now().isLoading).toBe(false)
    let decline: (error: KitError) => void = () => undefined
    kite.next('connect', () => new Promise((_, reject) => (decline = reject)))
    const attempt = connect(kit, { connectorId: 'io.kite' })
    await expect.poll(() => now().isLoading).toBe(true)
    decline(new KitError('USER_REJECTED'))
    await expect(attempt).rejects.toMatchObject({ code: 'CONNECTION_REJECTED' })
    await expect.poll(() => now().isLoading).toBe(false)
  })
})

describe('useWallet', () => {
  it('claims nothing at first, then tells who is connected', async () => {
    const { kit, now, seen } = probe(() => useWallet())
    expect(seen[0]?.status).toBe('initializing')
    await expect.poll(() => now().status).toBe('disconnected')
    await connect(kit, { connectorId: 'io.kite' })
    await expect.poll(() => now().status).toBe('connected')
    expect(now()).toMatchObject({
      address,
      caipAddress: `eip155:31337:${address}`,
      accountType: 'eoa',
      walletName: 'Kite',
      provider: { name: 'io.kite' },
    })
    for (const state of seen)
      expect(state.address !== undefined).toBe(state.status === 'connected')
  })
})

describe('useConnectFlow', () => {
  it('[R1.1] waits, says that it is slow, fails, and connects on retry', async () => {
    const { clock, kite, now } = probe(() => ({
      flow: useConnectFlow(),
      rows: useDetectedWallets(),
    }))
    await expect.poll(() => now().rows.list).toHaveLength(1)
    expect(now().rows.list[0]).toMatchObject({
      id: 'io.kite',
      name: 'Kite',
      tag: 'installed',
      isAmbiguous: false,
    })
    let decline: (reason: unknown) => void = () => undefined
    kite.next(
      'connect',
      () =>
        new Promise((_, reject) => {
          decline = reject
        }),
    )
    const started = now().flow.start('io.kite')
    await expect.poll(() => now().flow.phase).toBe('waiting')
    await clock.advance(20_000)
    await expect.poll(() => now().flow.isSlow).toBe(true)
    decline(new KitError('USER_REJECTED'))
    await started
    await expect.poll(() => now().flow.phase).toBe('failed')
    expect(now().flow.error?.code).toBe('USER_REJECTED')
    expect(now().flow.wallet?.name).toBe('Kite')
    await now().flow.retry()
    await expect.poll(() => now().flow.phase).toBe('connected')
    expect(now().rows.list[0]?.tag).toBe('connected')
  })

  it('says that a wallet is not there, without rejecting', async () => {
    const { now } = probe(useConnectFlow)
    await expect.poll(() => rendered?.kit[internals].lifetime()).toBeDefined()
    await now().start('nobody')
    await expect.poll(() => now().error?.code).toBe('WALLET_NOT_FOUND')
    expect(now().phase).toBe('failed')
  })
})

describe('useDisconnect', () => {
  it('ends at once, says so, and takes it back with Undo', async () => {
    const { kit, now } = probe(() => ({
      leave: useDisconnect(),
      wallet: useWallet(),
      wallets: useConnectedWallets(),
    }))
    await expect.poll(() => now().wallet.status).toBe('disconnected')
    await connect(kit, { connectorId: 'io.kite' })
    await expect.poll(() => now().wallets.active?.address).toBe(address)
    await now().leave.disconnect()
    await expect.poll(() => now().wallets.disconnected).toHaveLength(1)
    expect(now().wallet.address).toBe(undefined)
    kit.stores.snackbar.getState().action?.run()
    await expect.poll(() => now().wallet.address).toBe(address)
  })
})

describe('useConnectedWallets', () => {
  it('keeps names on the device and forgets what is not used', async () => {
    const { kit, now, store } = probe(() => useConnectedWallets())
    await expect.poll(() => kit[internals].lifetime()).toBeDefined()
    const { id } = await connect(kit, { connectorId: 'io.kite' })
    await expect.poll(() => now().connected).toHaveLength(1)
    flushSync(() => now().label(id, ' Savings '))
    expect(now().active?.label).toBe('Savings')
    expect(store.getItem('hasp.walletLabels')).toContain('Savings')
    await now().disconnectAll()
    await expect.poll(() => now().disconnected).toHaveLength(1)
    now().forget(id)
    await expect.poll(() => now().disconnected).toHaveLength(0)
  })
})

describe('useNetwork', () => {
  it('switches, tells of a refusal, and of an unsupported network', async () => {
    const { kit, kite, now } = probe(() => useNetwork())
    await expect.poll(() => kit[internals].lifetime()).toBeDefined()
    await connect(kit, { connectorId: 'io.kite' })
    await expect.poll(() => now().network?.name).toBe('Hasp Local')
    kite.next('switchNetwork', () =>
      Promise.reject(new KitError('USER_REJECTED')),
    )
    await expect(now().switchTo('eip155:31338')).rejects.toMatchObject({
      code: 'USER_REJECTED',
    })
    await expect.poll(() => now().status).toBe('failed')
    expect(now().error?.code).toBe('USER_REJECTED')
    await now().switchTo('eip155:31338')
    await expect.poll(() => now().network?.name).toBe('Hasp Local Two')
    kite.emit({ type: 'networkChanged', caipNetworkId: 'eip155:5' })
    await expect.poll(() => now().isSupported).toBe(false)
    expect(now().networkId).toBe('eip155:5')
  })
})

describe('a switch', () => {
  it.each([
    ['its CAIP-2 id', () => 'eip155:31338' as const],
    ['its number', () => 31_338],
    ['itself', (networks: readonly Network[]) => networks[1] as Network],
  ])('goes to a network named by %s', async (_name, wanted) => {
    const { kit, now } = probe(() => useNetwork())
    await expect.poll(() => kit[internals].lifetime()).toBeDefined()
    await connect(kit, { connectorId: 'io.kite' })
    await expect.poll(() => now().network?.name).toBe('Hasp Local')
    await now().switchTo(wanted(now().networks))
    await expect.poll(() => now().network?.name).toBe('Hasp Local Two')
  })
})

describe('a switch that comes to nothing', () => {
  it.each(['CHAIN_NOT_ADDED', 'UNSUPPORTED_METHOD', 'WALLET_ERROR'] as const)(
    'rejects, whatever the wallet answers: %s',
    async (code) => {
      const { kit, kite, now } = probe(() => useNetwork())
      await expect.poll(() => kit[internals].lifetime()).toBeDefined()
      await connect(kit, { connectorId: 'io.kite' })
      kite.next('switchNetwork', () => Promise.reject(new KitError(code)))
      await expect(now().switchTo('eip155:31338')).rejects.toMatchObject({
        code: 'CHAIN_NOT_SUPPORTED',
        cause: { code },
      })
      expect(now().network?.name).toBe('Hasp Local')
    },
  )

  it('is a plain no to whoever asks whether the wallet went there', async () => {
    const { kit, kite, now } = probe(() => useRequireNetwork('eip155:31338'))
    await expect.poll(() => kit[internals].lifetime()).toBeDefined()
    await connect(kit, { connectorId: 'io.kite' })
    kite.next('switchNetwork', () =>
      Promise.reject(new KitError('USER_REJECTED')),
    )
    expect(await now().ensure()).toBe(false)
    expect(await now().ensure()).toBe(true)
  })
})

describe('useReceive', () => {
  it('[R1.10] gives the bare address, and a request with an amount', async () => {
    const { kit, now } = probe(useReceive)
    await expect.poll(() => kit[internals].lifetime()).toBeDefined()
    await connect(kit, { connectorId: 'io.kite' })
    await expect.poll(() => now().uri).toBe(address)
    flushSync(() => now().setAmount('0.25'))
    expect(now().uri).toBe(`ethereum:${address}@31337?value=250000000000000000`)
    flushSync(() => now().setAmount('1,x'))
    expect(now().uri).toBe(address)
  })
})

describe('useAddressBook', () => {
  it('stores entries, replaces by address, and reads only what fits', async () => {
    const { now } = probe(useAddressBook)
    await expect.poll(() => now().entries).toEqual([])
    flushSync(() => now().add({ name: 'Ana', address, namespace: 'eip155' }))
    flushSync(() =>
      now().add({
        name: 'Ana B',
        address: address.toLowerCase(),
        namespace: 'eip155',
      }),
    )
    expect(now().entries.map(({ name }) => name)).toEqual(['Ana B'])
    const text = now().export()
    const [entry] = now().entries
    if (entry) flushSync(() => now().remove(entry))
    expect(now().entries).toEqual([])
    expect(now().import('not json')).toEqual({ status: 'unreadable' })
    expect(now().import('{}')).toEqual({ status: 'unreadable' })
    flushSync(() =>
      expect(now().import('[{"name":"x"},null,7]')).toEqual({
        status: 'read',
        added: 0,
        leftOut: [0, 1, 2].map((position) => ({
          position,
          reason: 'unreadable',
        })),
      }),
    )
    flushSync(() =>
      expect(now().import(text)).toEqual({
        status: 'read',
        added: 1,
        leftOut: [],
      }),
    )
    expect(now().entries).toHaveLength(1)
  })

  it('has room for 500, says when it is full, and keeps them all', async () => {
    const { kit, now } = probe(useAddressBook)
    const friend = (index: number) => ({
      name: `Friend ${index}`,
      address: `0x${`${index}`.padStart(4, '0').repeat(10)}`,
      namespace: 'eip155' as const,
    })
    const friends = Array.from({ length: 501 }, (_, index) => friend(index))
    flushSync(() =>
      expect(now().import(JSON.stringify(friends))).toMatchObject({
        added: 500,
        leftOut: [{ position: 500, reason: 'full' }],
      }),
    )
    flushSync(() => expect(now().add(friend(501))).toBe(false))
    flushSync(() =>
      expect(now().add({ ...friend(7), name: 'x'.repeat(3_000) })).toBe(true),
    )
    await expect.poll(() => now().entries).toHaveLength(500)
    expect(kit[internals].storage.get('addressBook')).toHaveLength(500)
    expect(now().entries.at(-1)?.name).toBe('x'.repeat(64))
  })

  it('saves beside what another tab saved a moment ago', async () => {
    const { kit, now } = probe(useAddressBook)
    await expect.poll(() => now().entries).toEqual([])
    const other = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
    kit[internals].storage.set('addressBook', [
      { name: 'Kim', address: other, namespace: 'eip155' },
    ])
    flushSync(() => now().add({ name: 'Ana', address, namespace: 'eip155' }))
    expect(now().entries.map(({ name }) => name)).toEqual(['Kim', 'Ana'])
  })

  it('tells the visitor once when it could not be read, and keeps what it was', async () => {
    const store = createMemoryStore({ 'hasp.addressBook': '{"version":7}' })
    const { kit, now } = probe(
      () => [useAddressBook(), useAddressBook()] as const,
      { store },
    )
    await expect.poll(() => now()[1].entries).toEqual([])
    const { message, open } = kit.stores.snackbar.getState()
    expect(open).toBe(true)
    expect(message).toContain('Your saved addresses couldn’t be read')
    expect(store.getItem('hasp.addressBook.bad')).toBe('{"version":7}')
    hideSnackbar(kit)
    flushSync(() => now()[0].add({ name: 'Ana', address, namespace: 'eip155' }))
    expect(now()[1].entries).toHaveLength(1)
    expect(kit.stores.snackbar.getState().open).toBe(false)
  })
})

describe('useTrackTransaction', () => {
  it('lists what the site sent, by one function for all renders', async () => {
    const adapter = mockAdapter({
      capabilities: { watchTransaction: async () => undefined },
    })
    const { kit, now, seen } = probe(
      () => ({ track: useTrackTransaction(), modal: useKitModal() }),
      { options: { adapters: [adapter] } },
    )
    const about = { from: address, networkId: 'eip155:31337' } as const
    const hash = `0x${'ab'.repeat(32)}`
    now().track({ hash, label: 'Mint', ...about })
    expect(kit.stores.transactions.getState().transactions).toMatchObject([
      { kind: 'tracked', hash, label: 'Mint', ...about },
    ])
    flushSync(() => void now().modal.open())
    expect(new Set(seen.map(({ track }) => track)).size).toBe(1)
    expect(() => now().track({ hash: 'x', label: 'Mint', ...about })).toThrow(
      'Invalid transaction: hash',
    )
  })
})

describe('useForgetDevice', () => {
  it('clears what other hooks show, and tells how much is on its way', async () => {
    const { clock, kit, now } = probe(() => ({
      book: useAddressBook(),
      device: useForgetDevice(),
      wallet: useWallet(),
    }))
    await connect(kit, { connectorId: 'io.kite' })
    flushSync(() =>
      now().book.add({ name: 'Ana', address, namespace: 'eip155' }),
    )
    expect(now().book.entries).toHaveLength(1)
    expect(now().device.openTransactions).toBe(0)
    void now().device.forget()
    await clock.advance(500)
    await expect.poll(() => now().book.entries).toEqual([])
    expect(now().wallet.status).toBe('disconnected')
  })
})

describe('useAction', () => {
  it('drops what is superseded and aborts what outlives the component', async () => {
    const signals: AbortSignal[] = []
    const answers: ((value: string) => void)[] = []
    const { now, unmount } = probe(() =>
      useAction(
        (signal, _wish: string) =>
          new Promise<string>((resolve) => {
            signals.push(signal)
            answers.push(resolve)
          }),
      ),
    )
    const first = now().run('a')
    const second = now().run('b')
    await expect.poll(() => now().status).toBe('running')
    expect(signals[0]?.aborted).toBe(true)
    answers[1]?.('second')
    answers[0]?.('first')
    expect(await second).toBe('second')
    expect(await first).toBe(undefined)
    await expect.poll(() => now().data).toBe('second')
    void now().run('c')
    unmount()
    rendered = undefined
    expect(signals[2]?.aborted).toBe(true)
  })
})

describe('useKitEvents', () => {
  it('hears events while it is mounted', async () => {
    const received: boolean[] = []
    const { kit, draw } = probe(() => {
      useKitEvents('MODAL_OPEN', ({ isConnected }) =>
        received.push(isConnected),
      )
      return 'listening'
    })
    openModal(kit)
    closeModal(kit)
    expect(received).toEqual([false])
    draw(null)
    openModal(kit)
    closeModal(kit)
    expect(received).toEqual([false])
  })
})

describe('useKitError', () => {
  it('[R8.30] says who declined, and keeps the raw text', () => {
    const raw = new Error('MetaMask Tx Signature: User denied')
    const cause = new KitError('USER_REJECTED', {}, { cause: raw })
    const error = new KitError('CONNECTION_REJECTED', {}, { cause })
    const { now } = probe(() => useKitError(error))
    expect(now()).toMatchObject({
      code: 'USER_REJECTED',
      tone: 'declined',
      title: 'You declined the request in your wallet',
    })
    expect(now().raw).toContain('User denied')
  })
})

describe('useNativeBalance', () => {
  it('[R1.16] asks once for two readers, on a cache of its own', async () => {
    let asked = 0
    const balance: NativeBalance = { value: 5n, decimals: 18, symbol: 'ETH' }
    const { kit, kite, now } = probe(() => [
      useNativeBalance(),
      useNativeBalance(),
    ])
    await expect.poll(() => now()[0]?.status).toBe('pending')
    const adapter = kit[internals].adapters.get('eip155')
    if (adapter)
      Object.assign(adapter.capabilities, {
        getBalance: async () => {
          asked += 1
          return balance
        },
      })
    await expect.poll(() => kit[internals].lifetime()).toBeDefined()
    await connect(kit, { connectorId: kite.info.id })
    await expect.poll(() => now()[0]?.data).toEqual(balance)
    expect(now()[1]?.data).toEqual(balance)
    expect(asked).toBe(1)
  })
})
