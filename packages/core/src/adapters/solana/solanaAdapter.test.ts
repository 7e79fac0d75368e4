import { describe, expect, it } from 'vitest'
import { mockSolanaWallet } from '../../testing/solana/mockSolanaWallet.js'
import { setUpSolana as setUp } from '../../testing/solana/setUpSolana.js'

describe('finding wallets of Solana', () => {
  it('[R1.6] takes those of the Wallet Standard that serve a Solana chain', () => {
    const { found, window } = setUp({ name: 'Kite' })
    mockSolanaWallet({ chains: ['bitcoin:mainnet'] }).register(window)
    const icon = expect.stringMatching(/^data:image\/svg\+xml,/)
    expect(
      found.map(({ info, namespace }) => ({ ...info, namespace })),
    ).toEqual([
      {
        id: 'standard:Kite',
        storageId: 'standard:Kite',
        name: 'Kite',
        type: 'ANNOUNCED',
        namespaces: ['solana'],
        imageUrl: icon,
        info: { icon },
        namespace: 'solana',
      },
    ])
  })

  it('finds a wallet that learns the namespace later', () => {
    const { found, wallet } = setUp({ chains: ['bitcoin:mainnet'] })
    expect(found).toHaveLength(0)
    wallet.setChains(['bitcoin:mainnet', 'solana:mainnet'])
    wallet.emit()
    expect(found).toHaveLength(1)
  })

  it('gives another id to who claims a name second', () => {
    const { found, window } = setUp({ name: 'Kite' })
    mockSolanaWallet({ name: 'Kite' }).register(window)
    expect(found.map(({ info }) => [info.id, info.storageId])).toEqual([
      ['standard:Kite', 'standard:Kite'],
      ['standard:Kite#2', 'standard:Kite'],
    ])
  })

  it('loses a wallet that unregisters, and finds it again', () => {
    const { found, lost, retire, wallet, window } = setUp()
    retire()
    expect(lost).toEqual(found)
    wallet.register(window)
    expect(found.map(({ info }) => info.id)).toEqual([
      found[0]?.info.id,
      found[0]?.info.id,
    ])
  })

  it('keeps its connectors from one start of the kit to the next', () => {
    const { bound, controller, found } = setUp()
    controller.abort()
    const again: unknown[] = []
    bound.discover(
      {
        onFound: (connector) => again.push(connector),
        onLost: () => undefined,
      },
      new AbortController().signal,
    )
    expect(again).toEqual(found)
    expect(again[0]).toBe(found[0])
  })
})
