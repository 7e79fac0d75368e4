import { createHash } from 'node:crypto'
import {
  solanaChain,
  solanaTestTokens,
  testMnemonic,
} from '../../../../../devstack/addresses.js'
import type { TestSolana } from '../../../../../devstack/testing/startTestSolana.js'
import { connect } from '../../actions/connection/connect.js'
import { solana } from '../../adapters/solana/solanaAdapter.js'
import { defineNetwork } from '../../entities/network/network.js'
import { systemClock } from '../../environment/systemClock.js'
import { internals } from '../../kit/internals.js'
import type { Capabilities } from '../../ports/NamespaceAdapter.js'
import { createTestKit } from '../createTestKit.js'
import { type MockSolanaOptions, mockSolanaWallet } from './mockSolanaWallet.js'

/** The key of an account of the local Solana. */
export function solanaSeed(index: number): Uint8Array {
  return Uint8Array.from(
    createHash('sha256').update(`${testMnemonic}/solana/${index}`).digest(),
  )
}

/** A kit that is connected to a local Solana, through a wallet that signs. */
export async function setUpSolanaChain(
  node: TestSolana,
  account: number,
  options: MockSolanaOptions & {
    readonly reference?: string
    readonly fetch?: typeof globalThis.fetch
  } = {},
) {
  const network = defineNetwork({
    id: options.reference ?? solanaChain.reference,
    chainNamespace: 'solana',
    name: 'Local',
    nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
    rpcUrls: { default: { http: [node.url] } },
    tokens: solanaTestTokens.filter(({ symbol }) => symbol !== 'HCOIN'),
  })
  const wallet = mockSolanaWallet({
    name: 'Kite',
    chains: ['solana:localnet'],
    seeds: [solanaSeed(account)],
    ...options,
  })
  const setup = createTestKit(
    { adapters: [solana()], networks: [network] },
    {
      environment: {
        clock: systemClock,
        ...(options.fetch && { fetch: options.fetch }),
      },
    },
  )
  wallet.register(setup.window)
  await connect(setup.kit, { connectorId: 'standard:Kite' })
  const capabilities = setup.kit[internals].adapters.get('solana')
    ?.capabilities as Capabilities
  const [from = ''] = wallet.addresses
  const lamports = (address: string) =>
    node.runtime.account(address)?.lamports ?? 0n
  return { ...setup, capabilities, from, lamports, network, node, wallet }
}
