import fc from 'fast-check'
import { expect, it } from 'vitest'
import { propertyRuns } from '../../testing/propertyRuns.js'
import { mockSolanaWallet } from '../../testing/solana/mockSolanaWallet.js'
import { readWallet } from './readWallet.js'

it('reads what a wallet says of itself', () => {
  const { addresses, wallet } = mockSolanaWallet({
    name: ' Ki\u202ete ',
    isGranted: true,
  })
  expect(readWallet(wallet)).toMatchObject({
    name: 'Kite',
    icon: expect.stringMatching(/^data:image\/svg\+xml,/),
    chains: ['solana:mainnet', 'solana:devnet'],
    accounts: addresses.map((address) => ({ address })),
    source: wallet,
  })
})

it('drops pictures that a strict page must not show', () => {
  for (const icon of [
    'https://x.example/a.png',
    'javascript:0',
    7,
    'data:text/html,',
  ])
    expect(readWallet({ name: 'Kite', features: {}, icon })?.icon).toBe(
      undefined,
    )
})

it('drops accounts and features that are none', () => {
  const account = { address: 'a', publicKey: new Uint8Array([1]) }
  const read = readWallet({
    name: 'Kite',
    chains: ['solana:mainnet', 7, 'x'.repeat(200)],
    features: { good: {}, bad: 'yes' },
    accounts: [null, {}, { address: '' }, { address: 7 }, account],
  })
  expect(read?.chains).toEqual(['solana:mainnet'])
  expect(Object.keys(read?.features ?? {})).toEqual(['good'])
  expect(read?.accounts).toEqual([
    { ...account, chains: [], features: [], source: account },
  ])
})

it('copies bytes, so that nobody changes them later', () => {
  const publicKey = new Uint8Array([1, 2])
  const read = readWallet({
    name: 'Kite',
    features: {},
    accounts: [{ address: 'a', publicKey }],
  })
  publicKey[0] = 9
  expect([...(read?.accounts[0]?.publicKey ?? [])]).toEqual([1, 2])
})

it('never throws', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      readWallet(value)
      readWallet({ name: 'Kite', features: value, accounts: [value] })
      return true
    }),
    propertyRuns(200),
  )
})
