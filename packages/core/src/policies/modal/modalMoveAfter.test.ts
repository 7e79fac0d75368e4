import { describe, expect, it } from 'vitest'
import { type ConnectionChange, modalMoveAfter } from './modalMoveAfter.js'

const open = {
  isOpen: true,
  isMobile: false,
  hasSeveralNamespaces: false,
  view: 'Account',
} as const
const closed = { ...open, isOpen: false } as const

describe('the modal', () => {
  const last: ConnectionChange = {
    type: 'ended',
    by: 'visitor',
    wasLive: true,
    isAnyLive: false,
  }

  it('closes when the visitor ended the last connection', () => {
    expect(modalMoveAfter(last, open)).toEqual({ type: 'close' })
  })

  it.each([
    'Account',
    'ProfileWallets',
    'Networks',
    'Send',
    'Receive',
  ] as const)('closes when the wallet ended the last one, from %s', (view) => {
    const change: ConnectionChange = { ...last, by: 'wallet' }
    expect(modalMoveAfter(change, { ...open, view })).toEqual({ type: 'close' })
  })

  it.each([
    'Connect',
    'AllWallets',
    'ConnectingExternal',
    'GetWallet',
    'SendPreview',
    'SendConfirmed',
  ] as const)('leaves %s to the visitor when the wallet leaves', (view) => {
    const change: ConnectionChange = { ...last, by: 'wallet' }
    expect(modalMoveAfter(change, { ...open, view })).toBeUndefined()
  })

  it.each<[string, Partial<typeof last>, Parameters<typeof modalMoveAfter>[1]]>(
    [
      ['it is closed', {}, closed],
      ['another one is there', { isAnyLive: true }, open],
      ['there was none', { wasLive: false }, open],
    ],
  )('stays as it is when %s', (_why, change, situation) => {
    expect(
      modalMoveAfter({ ...last, ...change } as ConnectionChange, situation),
    ).toBeUndefined()
  })

  it('[R4.6] shows ProfileWallets once a wallet that was switched to is connected', () => {
    const settled = { type: 'switchSettled', isReconnected: true } as const
    const route = { view: 'ProfileWallets' }
    expect(modalMoveAfter(settled, open)).toEqual({ type: 'replace', route })
    expect(modalMoveAfter(settled, closed)).toBeUndefined()
    const declined = { ...settled, isReconnected: false }
    expect(modalMoveAfter(declined, open)).toBeUndefined()
  })

  it('[R4.6] shows the code of a wallet that has to be paired anew', () => {
    const asked = {
      type: 'switchAsked',
      namespace: 'solana',
      needsPairing: true,
    } as const
    const route = {
      view: 'ConnectingWalletConnect',
      parameters: { namespace: 'solana' },
    }
    expect(modalMoveAfter(asked, open)).toEqual({ type: 'push', route })
    expect(modalMoveAfter(asked, closed)).toEqual({ type: 'open', route })
    const phone = { ...open, isMobile: true } as const
    expect(modalMoveAfter(asked, phone)).toEqual({
      type: 'push',
      route: { view: 'AllWallets' },
    })
    const several = { ...phone, hasSeveralNamespaces: true } as const
    expect(modalMoveAfter(asked, several)).toMatchObject({
      route: { parameters: { filter: 'solana' } },
    })
    const injected = { ...asked, needsPairing: false }
    expect(modalMoveAfter(injected, open)).toBeUndefined()
  })
})
