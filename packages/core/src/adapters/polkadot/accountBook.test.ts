import { describe, expect, it } from 'vitest'
import { formatSs58 } from '../../addresses/ss58.js'
import { createPolkadotKey } from '../../testing/polkadot/createPolkadotKey.js'
import { polkadotNetworks } from '../../testing/polkadot/polkadotNetworks.js'
import { createAccountBook } from './accountBook.js'

const [polkadot, kusama, local] = polkadotNetworks
const ada = createPolkadotKey('sr25519', 'Ada')
const bo = createPolkadotKey('ecdsa', 'Bo')
const generic = (key = ada) => formatSs58(key.accountId, 42)
const book = (answer: unknown, networks = polkadotNetworks) =>
  createAccountBook(answer, networks)
const addresses = (answer: unknown) =>
  book(answer)
    ?.sessionOn({ networkId: local.caipNetworkId })
    ?.accounts.map(({ address }) => address)

describe('[R1.8] the accounts of an extension', () => {
  it('[R3.2] [R9.31] are plain accounts, written for the network in use', () => {
    const own = book([{ address: generic(), type: 'sr25519' }])
    for (const [network, prefix] of [
      [polkadot, 0],
      [kusama, 2],
      [local, 42],
    ] as const)
      expect(own?.sessionOn({ networkId: network.caipNetworkId })).toEqual({
        accounts: [{ address: formatSs58(ada.accountId, prefix), type: 'eoa' }],
        caipNetworkId: network.caipNetworkId,
      })
  })

  it('leaves out accounts of Ethereum and of kinds that it does not know', () => {
    const ethereum = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'
    expect(
      addresses([
        { address: ethereum, type: 'ethereum' },
        { address: ethereum },
        { address: generic(), type: 'ethereum' },
        { address: generic(), type: 'bitcoin-84' },
        { address: generic(bo), type: 'ecdsa' },
        { address: generic(), type: null },
      ]),
    ).toEqual([generic(bo), generic()])
  })

  it('has each account once, whatever prefix it is told with', () => {
    expect(
      addresses([
        { address: formatSs58(ada.accountId, 0) },
        { address: generic() },
        { address: formatSs58(ada.accountId, 2) },
      ]),
    ).toEqual([generic()])
  })

  it('keeps an account for one chain to that chain', () => {
    const own = book([
      { address: generic(), genesisHash: `0x${polkadot.id}${'0'.repeat(32)}` },
      { address: generic(bo), genesisHash: '' },
    ])
    const on = ({ caipNetworkId }: typeof polkadot) =>
      own?.sessionOn({ networkId: caipNetworkId })?.accounts.length
    expect([on(polkadot), on(kusama)]).toEqual([2, 1])
  })

  it('names the networks that it has accounts for, when it has not for all', () => {
    const genesisHash = `0x${kusama.id}${'0'.repeat(32)}`
    expect(
      book([{ address: generic(), genesisHash }])?.sessionOn({
        networkId: polkadot.caipNetworkId,
      }),
    ).toMatchObject({
      caipNetworkId: kusama.caipNetworkId,
      networkIds: [kusama.caipNetworkId],
    })
    const elsewhere = `0x${'f'.repeat(64)}`
    expect(
      book([{ address: generic(), genesisHash: elsewhere }])?.sessionOn({}),
    ).toBeUndefined()
  })

  it('puts the chosen account first, in whatever prefix it is named', () => {
    const own = book([{ address: generic() }, { address: generic(bo) }])
    for (const prefix of [0, 2, 42])
      expect(
        own?.sessionOn({ address: formatSs58(bo.accountId, prefix) })?.accounts,
      ).toMatchObject([
        { address: formatSs58(bo.accountId, 0) },
        { address: formatSs58(ada.accountId, 0) },
      ])
    expect(own?.inWalletsForm(formatSs58(bo.accountId, 2))).toBe(generic(bo))
  })

  it('survives junk', () => {
    const trap = new Proxy({}, { get: () => fail() })
    expect(
      addresses([
        null,
        undefined,
        1,
        'x',
        {},
        trap,
        { address: 1 },
        { address: generic(), type: 5 },
        { address: 'x'.repeat(100_000) },
        { address: generic() },
      ]),
    ).toEqual([generic()])
    for (const answer of [null, undefined, {}, 'x', 7])
      expect(book(answer)).toBeUndefined()
    expect(book([])?.first).toBeUndefined()
    expect(book([])?.sessionOn({})).toBeUndefined()
  })
})

function fail(): never {
  throw new Error('trap')
}
