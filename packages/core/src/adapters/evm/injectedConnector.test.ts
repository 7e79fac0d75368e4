import { describe, expect, it } from 'vitest'
import { codeOf } from '../../testing/codeOf.js'
import {
  setUpInjected as setUp,
  testAddresses,
} from '../../testing/setUpInjected.js'

const [first, second] = testAddresses

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

  it('takes a wallet that names no account for a locked one', async () => {
    const { connector, signal, wallet } = setUp()
    wallet.next('eth_requestAccounts').answer([])
    expect(await codeOf(connector.connect({ signal }))).toBe('WALLET_LOCKED')
    expect(connector.isInUse()).toBe(false)
    wallet.next('eth_requestAccounts').reject(4100)
    expect(await codeOf(connector.connect({ signal }))).toBe(
      'WALLET_UNAUTHORIZED',
    )
    const { accounts } = await connector.connect({ signal })
    expect(accounts[0].address).toBe(first)
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
    const answers = [null, undefined, 'x', {}, [1], ['0x12'], trap]
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

function fail(): never {
  throw new Error('trap')
}
