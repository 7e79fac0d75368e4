import { describe, expect, it } from 'vitest'
import type { ConnectorEvent } from '../../ports/Connector.js'
import {
  setUpInjected as setUp,
  testAddresses,
} from '../../testing/setUpInjected.js'
import { injectedConnector } from './injectedConnector.js'

const [first, second] = testAddresses

describe('what a connected wallet tells by itself', () => {
  async function listening(isReloaded = false) {
    const all = setUp({ isGranted: isReloaded })
    const { connector, signal } = all
    if (isReloaded) await connector.reconnect({ signal })
    else await connector.connect({ signal })
    const events: ConnectorEvent[] = []
    const at: number[] = []
    connector.listen((event) => {
      events.push(event)
      at.push(all.clock.now())
    }, signal)
    return { ...all, at, events }
  }

  it.each([false, true])(
    'tells accounts and network, after a reload too (%o)',
    async (isReloaded) => {
      const { clock, events, wallet } = await listening(isReloaded)
      wallet.setAccounts([second, first])
      wallet.setChainId(10)
      await clock.advance(100)
      expect(events).toEqual([
        {
          type: 'accountsChanged',
          accounts: [
            { address: second, type: 'eoa' },
            { address: first, type: 'eoa' },
          ],
        },
        { type: 'networkChanged', caipNetworkId: 'eip155:10' },
      ])
    },
  )

  it('tells nothing twice', async () => {
    const { clock, events, wallet } = await listening()
    wallet.emit('accountsChanged', [first])
    wallet.emit('chainChanged', '0x01')
    wallet.emit('chainChanged', 1)
    await clock.advance(100)
    expect(events).toEqual([])
  })

  it('F-19 drops junk', async () => {
    const { clock, events, wallet } = await listening()
    const junk = [undefined, null, {}, 'x', Number.NaN, '', -1, ['x'], [{}]]
    for (const value of junk) {
      wallet.emit('accountsChanged', value)
      wallet.emit('chainChanged', value)
      await clock.advance(100)
    }
    wallet.emit('accountsChanged', new Proxy([], { get: () => fail() }))
    await clock.advance(100)
    expect(events).toEqual([])
  })

  it('F-18 a storm is at most 20 events per second, and the last one wins', async () => {
    const { at, clock, events, wallet } = await listening()
    const startedAt = clock.now()
    for (let step = 0; step < 100; step++) {
      for (let burst = 0; burst < 500; burst++) {
        wallet.emit('accountsChanged', [burst % 2 ? first : second])
        wallet.emit('chainChanged', `0x${(burst + step).toString(16)}`)
      }
      wallet.emit('accountsChanged', [step % 2 ? first : second])
      await clock.advance(10)
    }
    await clock.advance(1_000)
    expect(
      at.filter((time) => time - startedAt <= 1_000).length,
    ).toBeLessThanOrEqual(20)
    const last = (type: string) =>
      events.findLast((event) => event.type === type)
    expect(last('accountsChanged')).toMatchObject({
      accounts: [{ address: first }],
    })
    expect(last('networkChanged')).toMatchObject({
      caipNetworkId: `eip155:${499 + 99}`,
    })
    expect(clock.waiting()).toBe(0)
  })

  it('F-18 tells nothing from inside the call of a provider', async () => {
    const { clock, events, wallet } = await listening()
    wallet.emit('accountsChanged', [second])
    expect(events).toEqual([])
    await clock.advance(50)
    expect(events).toHaveLength(1)
  })

  it('says disconnected when no account is left', async () => {
    const { clock, connector, events, wallet } = await listening()
    wallet.lock()
    await clock.advance(100)
    expect(events).toEqual([{ type: 'disconnected' }])
    expect(connector.isInUse()).toBe(false)
  })

  it('does not take a change of accounts by way of none for an end', async () => {
    const { clock, events, wallet } = await listening()
    wallet.setAccounts([])
    wallet.setAccounts([second])
    await clock.advance(100)
    expect(events).toEqual([
      { type: 'accountsChanged', accounts: [{ address: second, type: 'eoa' }] },
    ])
  })

  it('[R8.32] ignores 1013 on disconnect while accounts exist', async () => {
    const { clock, events, methods, wallet } = await listening()
    wallet.emit('disconnect', { code: 1013, message: 'Disconnected' })
    await clock.advance(5_000)
    expect(events).toEqual([])
    expect(methods().at(-1)).toBe('eth_accounts')
  })

  it('[R8.32] believes a disconnect without accounts, or without an answer', async () => {
    for (const plan of ['none', 'never', 'fails'] as const) {
      const { clock, events, wallet } = await listening()
      if (plan === 'none') wallet.next('eth_accounts').answer([])
      if (plan === 'never') wallet.next('eth_accounts').never()
      if (plan === 'fails') wallet.next('eth_accounts').reject(4900)
      wallet.emit('disconnect', { code: 1013 })
      await clock.advance(5_000)
      expect(events).toEqual([{ type: 'disconnected' }])
    }
  })

  it('is silent after the end, and leaves nothing behind', async () => {
    const { clock, controller, events, wallet } = await listening()
    wallet.setAccounts([second])
    wallet.emit('disconnect')
    controller.abort()
    await clock.advance(5_000)
    expect(events).toEqual([])
    expect(clock.waiting()).toBe(0)
    expect(wallet.listeners('accountsChanged')).toBe(0)
  })

  it('works with a provider that has no events, or throws from them', async () => {
    const { clock, signal, wallet } = setUp()
    for (const extra of [{}, { on: fail, removeListener: fail }]) {
      const provider = { request: wallet.provider.request, ...extra }
      const { info } = setUp().connector
      const connector = injectedConnector({ provider, clock, info })
      await connector.connect({ signal })
      const stop = new AbortController()
      connector.listen(() => undefined, stop.signal)
      stop.abort()
      expect(connector.getProvider()).toBe(provider)
    }
  })
})

function fail(): never {
  throw new Error('trap')
}
