import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { WalletReference } from '../../entities/wallet/wallet.js'
import { propertyRuns } from '../../testing/propertyRuns.js'
import { withRecentWallet } from './recentWallets.js'

const wallet = (id: string): WalletReference => ({ id, name: `Wallet ${id}` })

describe('withRecentWallet', () => {
  it('[R9.14] keeps the two used last, most recent first', () => {
    const recent = ['a', 'b', 'c'].reduce<readonly WalletReference[]>(
      (before, id) => withRecentWallet(before, wallet(id)),
      [],
    )
    expect(recent).toEqual([wallet('c'), wallet('b')])
  })

  it('[R9.14] moves a wallet that is used again to the front', () => {
    const recent = withRecentWallet([wallet('b'), wallet('a')], wallet('a'))
    expect(recent).toEqual([wallet('a'), wallet('b')])
  })

  it('[R9.14] holds the last distinct wallets of any sequence', () => {
    const names = fc.array(fc.constantFrom('a', 'b', 'c', 'd'))
    fc.assert(
      fc.property(names, (used) => {
        const recent = used.reduce<readonly WalletReference[]>(
          (before, id) => withRecentWallet(before, wallet(id)),
          [],
        )
        const lastDistinct = [...new Set(used.toReversed())].slice(0, 2)
        expect(recent.map(({ id }) => id)).toEqual(lastDistinct)
      }),
      propertyRuns(100),
    )
  })
})
