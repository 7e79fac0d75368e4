import { setMaxListeners } from 'node:events'
import { describe, expect, it } from 'vitest'
import { mockSolanaWallet } from '../../testing/solana/mockSolanaWallet.js'
import { discoverWalletStandard } from './discoverWalletStandard.js'

function setUp() {
  const window = new EventTarget()
  const controller = new AbortController()
  const reported: string[] = []
  const discover = () =>
    discoverWalletStandard({
      window,
      onRegister: ({ name }) => reported.push(`+${name}`),
      onUnregister: ({ name }) => reported.push(`-${name}`),
      signal: controller.signal,
    })
  const invite = (detail: unknown) =>
    window.dispatchEvent(
      new CustomEvent('wallet-standard:register-wallet', { detail }),
    )
  return { controller, discover, invite, reported, window }
}

describe('wallets of the Wallet Standard', () => {
  it('are found whoever of the two was there first, and lost', () => {
    const { discover, reported, window } = setUp()
    const retire = mockSolanaWallet({ name: 'Kite' }).register(window)
    discover()
    const retireLate = mockSolanaWallet({ name: 'Late' }).register(window)
    expect(reported).toEqual(['+Kite', '+Late'])
    retire()
    retireLate()
    expect(reported).toEqual(['+Kite', '+Late', '-Kite', '-Late'])
  })

  it('are told once, however often they register', () => {
    const { discover, reported, window } = setUp()
    const wallet = mockSolanaWallet({ name: 'Kite' })
    const search = discover()
    const retire = wallet.register(window)
    wallet.register(window)
    search.again()
    expect(reported).toEqual(['+Kite'])
    retire()
    retire()
    expect(reported).toEqual(['+Kite', '-Kite'])
  })

  it('are told apart by their objects, not by their names', () => {
    const { discover, reported, window } = setUp()
    discover()
    mockSolanaWallet({ name: 'Kite' }).register(window)
    mockSolanaWallet({ name: 'Kite' }).register(window)
    expect(reported).toEqual(['+Kite', '+Kite'])
  })

  it('may be junk, which is left out and harms nothing', () => {
    const { discover, invite, reported, window } = setUp()
    discover()
    for (const detail of [
      undefined,
      {},
      'register',
      () => {
        throw new Error('no')
      },
      ({ register }: { register(...all: unknown[]): void }) =>
        register(undefined, 1, {}, { name: 'x' }, { features: {} }, proxy()),
    ])
      invite(detail)
    mockSolanaWallet({ name: 'Kite' }).register(window)
    expect(reported).toEqual(['+Kite'])
  })

  it('are at most 100', () => {
    const { discover, reported, window } = setUp()
    setMaxListeners(0, window)
    discover()
    for (let count = 0; count < 120; count++)
      mockSolanaWallet({ name: `Kite ${count}` }).register(window)
    expect(reported).toHaveLength(100)
  })

  it('are not heard of after the end', () => {
    const { controller, discover, reported, window } = setUp()
    const search = discover()
    const retire = mockSolanaWallet({ name: 'Kite' }).register(window)
    controller.abort()
    retire()
    search.again()
    mockSolanaWallet({ name: 'Late' }).register(window)
    expect(reported).toEqual(['+Kite'])
  })
})

/** An object that cannot be read at all. */
function proxy(): object {
  return new Proxy(
    {},
    {
      get() {
        throw new Error('no')
      },
    },
  )
}
