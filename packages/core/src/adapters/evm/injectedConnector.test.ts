import { describe, expect, it } from 'vitest'
import { defineNetwork } from '../../entities/network.js'
import { isKitError } from '../../errors/KitError.js'
import type { ConnectorEvent } from '../../ports/Connector.js'
import { createFakeClock } from '../../testing/fakeClock.js'
import { type MockWalletOptions, mockWallet } from '../../testing/mockWallet.js'
import { injectedConnector } from './injectedConnector.js'

const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const second = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const local = defineNetwork({
  id: 31337,
  chainNamespace: 'eip155',
  name: 'Hasp Local',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: ['ws://no', 'http://localhost:8545', 'junk'] } },
  blockExplorers: { default: { name: 'Scan', url: 'https://scan.example' } },
})

function setUp(options: MockWalletOptions = {}) {
  const clock = createFakeClock()
  const wallet = mockWallet({
    accounts: [first.toLowerCase()],
    chainId: 1,
    clock,
    ...options,
  })
  const connector = injectedConnector({
    provider: wallet.provider,
    clock,
    info: {
      id: 'io.kite',
      storageId: 'io.kite',
      name: 'Kite',
      type: 'ANNOUNCED',
      namespaces: ['eip155'],
    },
  })
  const controller = new AbortController()
  const { signal } = controller
  const methods = () => wallet.calls.map(({ method }) => method)
  return { clock, connector, controller, methods, signal, wallet }
}

async function codeOf(promise: Promise<unknown>): Promise<string> {
  try {
    await promise
    return 'none'
  } catch (error) {
    return isKitError(error) ? error.code : String(error)
  }
}

describe('connecting', () => {
  it('[R1.1] [R7.25] sends two requests inside the call, and no other', async () => {
    const { connector, methods, signal } = setUp()
    const connecting = connector.connect({ signal })
    expect(methods()).toEqual(['eth_requestAccounts', 'eth_chainId'])
    expect(await connecting).toEqual({
      accounts: [{ address: first, type: 'eoa' }],
      caipNetworkId: 'eip155:1',
    })
    expect(methods()).toHaveLength(2)
  })

  it('[R7.25] asks for the account picker first when another account is wanted', async () => {
    const { connector, methods, signal } = setUp()
    await connector.connect({ chooseAccount: true, signal })
    expect(methods()).toEqual([
      'wallet_requestPermissions',
      'eth_chainId',
      'eth_requestAccounts',
    ])
  })

  it('[R7.25] falls back when the wallet has no account picker', async () => {
    for (const code of [4200, -32601, -32603]) {
      const { connector, methods, signal, wallet } = setUp()
      wallet.next('wallet_requestPermissions').reject(code)
      const { accounts } = await connector.connect({
        chooseAccount: true,
        signal,
      })
      expect(accounts[0].address).toBe(first)
      expect(methods()).toContain('eth_requestAccounts')
    }
  })

  it('[R8.30] keeps a refusal of the account picker a refusal', async () => {
    const { connector, methods, signal, wallet } = setUp()
    wallet.next('wallet_requestPermissions').reject(4001)
    const connecting = connector.connect({ chooseAccount: true, signal })
    expect(await codeOf(connecting)).toBe('USER_REJECTED')
    expect(methods()).not.toContain('eth_requestAccounts')
  })

  it('[R8.30] tells a refusal from a fault', async () => {
    const { connector, signal, wallet } = setUp()
    wallet.next('eth_requestAccounts').reject(4001)
    expect(await codeOf(connector.connect({ signal }))).toBe('USER_REJECTED')
    wallet.next('eth_requestAccounts').reject(-32002)
    expect(await codeOf(connector.connect({ signal }))).toBe(
      'REQUEST_ALREADY_PENDING',
    )
    expect(connector.isInUse()).toBe(false)
  })

  it('asks for the network again when it was not told before access', async () => {
    const { connector, signal, wallet } = setUp()
    wallet.next('eth_chainId').reject(4100)
    const { caipNetworkId } = await connector.connect({ signal })
    expect(caipNetworkId).toBe('eip155:1')
  })

  it('takes the network that was picked in the prompt', async () => {
    const { clock, connector, signal, wallet } = setUp()
    wallet.next('eth_requestAccounts').delay(1_000)
    const connecting = connector.connect({ signal })
    await clock.settle()
    wallet.setChainId(10)
    await clock.advance(1_000)
    expect((await connecting).caipNetworkId).toBe('eip155:10')
    expect(wallet.listeners('chainChanged')).toBe(0)
  })

  it('F-13 waits for a wallet that never answers until it is aborted', async () => {
    const { clock, connector, controller, signal, wallet } = setUp()
    wallet.next('eth_requestAccounts').never()
    const connecting = codeOf(connector.connect({ signal }))
    await clock.advance(60_000)
    expect(connector.isInUse()).toBe(true)
    controller.abort()
    expect(await connecting).toBe('CANCELLED')
    expect(connector.isInUse()).toBe(false)
    expect(await codeOf(connector.connect({ signal }))).toBe('CANCELLED')
  })

  it('F-14 drops an answer that comes after the end', async () => {
    const { clock, connector, controller, signal, wallet } = setUp()
    wallet.next('eth_requestAccounts').delay(300_000)
    const connecting = codeOf(connector.connect({ signal }))
    controller.abort()
    expect(await connecting).toBe('CANCELLED')
    await clock.advance(400_000)
    expect(connector.isInUse()).toBe(false)
  })

  it('F-15 takes the first of two answers', async () => {
    const { connector, signal, wallet } = setUp()
    wallet.next('eth_requestAccounts').twice([second])
    const { accounts } = await connector.connect({ signal })
    expect(accounts[0].address).toBe(second)
  })

  it('F-17 turns whatever is thrown, in the call or later, into an error', async () => {
    const thrown = ['text', undefined, null, 7, Object.freeze({ code: 1 })]
    for (const value of thrown)
      for (const isInsideCall of [true, false]) {
        const { connector, signal, wallet } = setUp()
        wallet.next('eth_requestAccounts').throw(value, isInsideCall)
        expect(await codeOf(connector.connect({ signal }))).toBe('WALLET_ERROR')
      }
  })

  it('F-19 refuses accounts that are none', async () => {
    const trap = new Proxy([], { get: () => fail() })
    const answers = [null, undefined, 'x', {}, [], [1], ['0x12'], trap]
    for (const answer of answers) {
      const { connector, signal, wallet } = setUp()
      wallet.next('eth_requestAccounts').answer(answer)
      const code = await codeOf(connector.connect({ signal }))
      expect(['WALLET_ANSWER_INVALID', 'WALLET_ERROR']).toContain(code)
    }
  })

  it('F-19 refuses a network that is none', async () => {
    const { connector, signal, wallet } = setUp()
    wallet.every('eth_chainId').answer('0xNaN')
    expect(await codeOf(connector.connect({ signal }))).toBe(
      'WALLET_ANSWER_INVALID',
    )
  })
})

describe('reconnecting', () => {
  it('[R7.25] never prompts, and takes two requests', async () => {
    const { connector, methods, signal } = setUp({ isGranted: true })
    expect(await connector.reconnect({ signal })).toEqual({
      accounts: [{ address: first, type: 'eoa' }],
      caipNetworkId: 'eip155:1',
    })
    expect(methods()).toEqual(['eth_accounts', 'eth_chainId'])
  })

  it('says when access is no longer granted', async () => {
    const { connector, signal, wallet } = setUp({ isGranted: false })
    expect(await connector.reconnect({ signal })).toBeUndefined()
    wallet.next('eth_accounts').reject(4100)
    expect(await connector.reconnect({ signal })).toBeUndefined()
  })

  it('F-16 a wallet that hangs, fails or talks junk harms no other', async () => {
    const hanging = setUp({ isGranted: true })
    hanging.wallet.next('eth_accounts').never()
    const failing = setUp({ isGranted: true })
    failing.wallet.next('eth_accounts').throw('broken', true)
    const junk = setUp({ isGranted: true })
    junk.wallet.next('eth_accounts').malformed()
    const good = setUp({ isGranted: true })
    const all = [hanging, failing, junk, good].map((each) =>
      codeOf(each.connector.reconnect({ signal: each.signal })),
    )
    hanging.controller.abort()
    expect(await Promise.all(all)).toEqual([
      'CANCELLED',
      'WALLET_ERROR',
      'WALLET_ANSWER_INVALID',
      'none',
    ])
  })
})

describe('disconnecting', () => {
  it('[R7.26] takes the grant back only when asked to', async () => {
    const { connector, methods, signal, wallet } = setUp()
    await connector.connect({ signal })
    await connector.disconnect({ signal })
    expect(methods()).not.toContain('wallet_revokePermissions')
    await connector.disconnect({ revoke: true, signal })
    expect(methods()).toContain('wallet_revokePermissions')
    expect(wallet.isGranted()).toBe(false)
  })

  it('[R7.26] ends well when the wallet cannot take the grant back', async () => {
    const { connector, signal, wallet } = setUp()
    wallet.next('wallet_revokePermissions').reject(4200)
    await connector.disconnect({ revoke: true, signal })
    expect(connector.isInUse()).toBe(false)
  })

  it('takes all listeners off the provider', async () => {
    const { connector, signal, wallet } = setUp()
    await connector.connect({ signal })
    connector.listen(() => undefined, signal)
    expect(wallet.listeners('accountsChanged')).toBe(1)
    await connector.disconnect({ signal })
    for (const event of ['accountsChanged', 'chainChanged', 'disconnect'])
      expect(wallet.listeners(event)).toBe(0)
  })
})

describe('switching the network', () => {
  it('[R7.26] resolves once the wallet reports the network itself', async () => {
    const { connector, signal, wallet } = setUp({ knownChainIds: [31337] })
    await connector.switchNetwork({ network: local, signal })
    expect(wallet.calls).toEqual([
      { method: 'wallet_switchEthereumChain', params: [{ chainId: '0x7a69' }] },
      { method: 'eth_chainId', params: undefined },
    ])
  })

  it.each([
    ['4902', { code: 4902 }],
    ['nested', { code: -32603, data: { originalError: { code: 4902 } } }],
  ])(
    '[R8.31] [R7.26] adds a network that is unknown (%s)',
    async (_name, error) => {
      const { connector, methods, signal, wallet } = setUp()
      wallet.next('wallet_switchEthereumChain').throw(error)
      let wasTold = false
      await connector.switchNetwork({
        network: local,
        signal,
        onAdding: () => {
          wasTold = true
        },
      })
      expect(wasTold).toBe(true)
      expect(methods()).toEqual([
        'wallet_switchEthereumChain',
        'wallet_addEthereumChain',
        'eth_chainId',
      ])
      expect(wallet.calls[1]?.params).toEqual([
        {
          chainId: '0x7a69',
          chainName: 'Hasp Local',
          nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
          rpcUrls: ['http://localhost:8545'],
          blockExplorerUrls: ['https://scan.example'],
        },
      ])
    },
  )

  it('[R8.31] switches after adding when the wallet did not by itself', async () => {
    const { clock, connector, methods, signal, wallet } = setUp({
      knownChainIds: [31337],
    })
    wallet.next('wallet_switchEthereumChain').reject(4902)
    wallet.next('wallet_addEthereumChain').answer(null)
    const switching = connector.switchNetwork({ network: local, signal })
    await clock.advance(1_000)
    await switching
    expect(methods().at(-2)).toBe('wallet_switchEthereumChain')
    expect(methods().at(-1)).toBe('eth_chainId')
  })

  it('[R8.30] keeps a refusal to switch or to add a refusal', async () => {
    const { connector, signal, wallet } = setUp()
    wallet.next('wallet_switchEthereumChain').reject(4001)
    const switching = connector.switchNetwork({ network: local, signal })
    expect(await codeOf(switching)).toBe('USER_REJECTED')
    wallet.next('wallet_switchEthereumChain').reject(5000)
    const again = connector.switchNetwork({ network: local, signal })
    expect(await codeOf(again)).toBe('USER_REJECTED')
    wallet.next('wallet_addEthereumChain').reject(4001)
    const adding = connector.switchNetwork({ network: local, signal })
    expect(await codeOf(adding)).toBe('USER_REJECTED')
  })

  it('says that the chain is not supported for any other failure', async () => {
    const { connector, signal, wallet } = setUp()
    wallet.next('wallet_switchEthereumChain').reject(-32603, 'Internal')
    const error: unknown = await connector
      .switchNetwork({ network: local, signal })
      .catch((thrown: unknown) => thrown)
    expect(isKitError(error, 'CHAIN_NOT_SUPPORTED')).toBe(true)
    expect(error).toMatchObject({ cause: { code: 'WALLET_ERROR' } })
  })

  it('does not believe a wallet that says yes and stays where it is', async () => {
    const { clock, connector, signal, wallet } = setUp()
    wallet.next('wallet_switchEthereumChain').answer(null)
    const switching = codeOf(
      connector.switchNetwork({ network: local, signal }),
    )
    await clock.advance(1_000)
    expect(await switching).toBe('CHAIN_NOT_SUPPORTED')
  })

  it('waits for a wallet that is on the network a little later', async () => {
    const { clock, connector, signal, wallet } = setUp()
    wallet.next('wallet_switchEthereumChain').answer(null)
    const switching = codeOf(
      connector.switchNetwork({ network: local, signal }),
    )
    await clock.advance(50)
    wallet.setChainId(31337)
    await clock.advance(100)
    expect(await switching).toBe('none')
  })

  it('adds no network without a URL that a wallet can use', async () => {
    const { connector, methods, signal } = setUp()
    const network = { ...local, rpcUrls: { default: { http: ['ws://no'] } } }
    expect(await codeOf(connector.switchNetwork({ network, signal }))).toBe(
      'CHAIN_NOT_SUPPORTED',
    )
    expect(methods()).not.toContain('wallet_addEthereumChain')
  })
})

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
