import { FrameError } from '@hasp/protocol/frame'
import { describe, expect, it, vi } from 'vitest'
import { connect } from '../../actions/connection/connect.js'
import { disconnect } from '../../actions/connection/disconnect.js'
import { createTestHostedWallet } from '../../testing/hostedWallet/createTestHostedWallet.js'
import { address, held, visit } from './hostedVisit.test.fixture.js'

describe('a later visit', () => {
  it('[R7.9] is connected again without a prompt', async () => {
    const before = visit()
    await before.logIn()
    const networks = before.kit.stores.networks.getState()
    expect(networks.activeNamespace).toBe('eip155')
    before.stop()
    const { statusOf } = visit(undefined, {
      store: before.store,
      hosted: before.hosted,
    })
    expect(statusOf('eip155')).toBe('reconnecting')
    await vi.waitFor(
      () => {
        expect(statusOf('eip155')).toBe('connected')
        expect(statusOf('solana')).toBe('connected')
      },
      { timeout: 10_000 },
    )
  })

  it('[R9.6] waits for a frame as long as it may take to load', async () => {
    const before = visit()
    await before.logIn()
    before.stop()
    const silent = held<{ isConnected: boolean }>()
    const hosted = createTestHostedWallet({ isConnected: silent.handler })
    const { clock, statusOf } = visit(undefined, {
      store: before.store,
      hosted,
    })
    await expect.poll(() => silent.signals).toHaveLength(2)
    await clock.advance(19_999)
    expect(statusOf('eip155')).toBe('reconnecting')
    await clock.advance(1)
    expect(statusOf('eip155')).toBe('disconnected')
  })

  it('is disconnected once the login has ended', async () => {
    const before = visit()
    await before.logIn()
    before.stop()
    before.hosted.wallet.isLoggedIn = false
    const { statusOf } = visit(undefined, {
      store: before.store,
      hosted: before.hosted,
    })
    await expect.poll(() => statusOf('eip155')).toBe('disconnected')
  })

  it('contacts nobody after a disconnect', async () => {
    const before = visit()
    await before.logIn()
    await disconnect(before.kit)
    before.stop()
    const { clock, hosted } = visit(undefined, { store: before.store })
    await clock.advance(30_000)
    expect(hosted.wallet.opened).toBe(0)
  })
})

describe('[R7.8] leaving', () => {
  it('signs out once for both', async () => {
    const { hosted, kit, logIn, state, statusOf } = visit()
    await logIn()
    await disconnect(kit)
    expect([statusOf('eip155'), statusOf('solana')]).toEqual([
      'disconnected',
      'disconnected',
    ])
    const names = hosted.asked.map(([name]) => name)
    expect(names.filter((name) => name === 'signOut')).toHaveLength(1)
    expect(state()?.user).toBeUndefined()
  })

  it('ends both when the visitor leaves one', async () => {
    const { hosted, kit, logIn, statusOf } = visit()
    await logIn()
    // At once: the visitor may close the page right after the press.
    const ending = disconnect(kit, { namespace: 'solana' })
    for (const namespace of ['eip155', 'solana'] as const)
      expect(statusOf(namespace)).toBe('disconnected')
    await ending
    expect(hosted.wallet.isLoggedIn).toBe(false)
  })

  it('stays logged in for the other family when one wallet is replaced', async () => {
    const { hosted, kit, logIn, statusOf } = visit()
    await logIn()
    await connect(kit, { connectorId: 'io.kite' })
    expect(statusOf('eip155')).not.toBe('connected')
    expect(statusOf('solana')).toBe('connected')
    expect(hosted.wallet.isLoggedIn).toBe(true)
  })

  it('follows a login that ended at the wallet', async () => {
    const { hosted, logIn, statusOf } = visit()
    await logIn()
    hosted.emit('signedOut', { reason: 'revoked' })
    await vi.waitFor(
      () => {
        expect(statusOf('eip155')).toBe('disconnected')
        expect(statusOf('solana')).toBe('disconnected')
      },
      { timeout: 10_000 },
    )
  })
})

describe.each(['NOT_SIGNED_IN', 'SESSION_EXPIRED'] as const)(
  'a request that the wallet answers by %s',
  (code) => {
    it('F-30 says so and ends the connections of both families', async () => {
      const { events, evm, logIn, statusOf } = visit({
        rpcRequest() {
          throw new FrameError(code)
        },
      })
      await logIn()
      const method = 'personal_sign'
      await expect(
        evm().request({ method, params: ['0x48656c6c6f', address] }),
      ).rejects.toMatchObject({
        cause: { context: { reason: 'sessionExpired' } },
      })
      await vi.waitFor(
        () => {
          expect(statusOf('eip155')).toBe('disconnected')
          expect(statusOf('solana')).toBe('disconnected')
        },
        { timeout: 10_000 },
      )
      expect(events).toContainEqual(
        expect.objectContaining({
          name: 'CONNECTION_NOTICE',
          data: {
            connectorId: 'hostedWallet',
            namespace: 'eip155',
            reason: 'ended',
          },
        }),
      )
      await logIn()
      expect(statusOf('eip155')).toBe('connected')
    })
  },
)
