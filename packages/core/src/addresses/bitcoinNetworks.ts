import type { NetworkId } from '../entities/network/networkId.js'

/** Which addresses a network has: all test networks but one share theirs. */
export type AddressKind = 'main' | 'test' | 'regtest'

/** The networks that wallets have names for, by CAIP-2 (BIP-122) reference. */
export const bitcoinNetworks: readonly {
  readonly name: string
  readonly kind: AddressKind
  readonly reference: string
}[] = [
  {
    name: 'mainnet',
    kind: 'main',
    reference: '000000000019d6689c085ae165831e93',
  },
  {
    name: 'testnet',
    kind: 'test',
    reference: '000000000933ea01ad0ee984209779ba',
  },
  {
    name: 'testnet4',
    kind: 'test',
    reference: '00000000da84f2bafbbc53dee25a72ae',
  },
  {
    name: 'signet',
    kind: 'test',
    reference: '00000008819873e925422c1ff0f99f7c',
  },
  {
    name: 'regtest',
    kind: 'regtest',
    reference: '0f9188f13cb7b2c71f2a335e3a4fc328',
  },
]

/**
 * What is known of a network.
 * @returns undefined for a network that wallets have no name for
 * @example findBitcoinNetwork('bip122:000000000019d6689c085ae165831e93')?.name // 'mainnet'
 */
export function findBitcoinNetwork(networkId: NetworkId | undefined) {
  return bitcoinNetworks.find(
    ({ reference }) => networkId === `bip122:${reference}`,
  )
}
