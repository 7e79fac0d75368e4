import {
  type Chain,
  type CustomTransport,
  createWalletClient,
  getAddress,
  type JsonRpcAccount,
  type WalletClient,
} from 'viem'
import type { ConnectedConnection } from '../../entities/connection/connection.js'
import { findNetwork } from '../../entities/network/findNetwork.js'
import type { Kit } from '../../kit/Kit.js'
import { toViemChain } from './toViemChain.js'
import { viemTransport } from './viemTransport.js'

/** A wallet client of viem for the account and the network in use. */
export type ViemClient<chain extends Chain | undefined = Chain | undefined> =
  WalletClient<CustomTransport, chain, JsonRpcAccount>

/** The client of a connection, without a chain where none is configured. */
export function createViemClient(
  kit: Kit,
  { accounts, caipNetworkId }: ConnectedConnection,
): ViemClient {
  const network = findNetwork(kit.stores.networks.getState(), caipNetworkId)
  return createWalletClient({
    account: getAddress(accounts[0].address),
    chain: network && toViemChain(network),
    transport: viemTransport(kit),
  })
}
