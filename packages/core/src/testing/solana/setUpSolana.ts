import { solana } from '../../adapters/solana/solanaAdapter.js'
import type { Network } from '../../entities/network/network.js'
import type { Connector } from '../../ports/Connector.js'
import type { SolanaProvider } from '../../ports/SolanaProvider.js'
import { createTestEnvironment } from '../createTestEnvironment.js'
import { createFakeClock } from '../fakeClock.js'
import { type MockSolanaOptions, mockSolanaWallet } from './mockSolanaWallet.js'
import { solanaTestNetworks } from './solanaTestNetworks.js'

/** A found connector over a mock wallet, with time standing still. */
export function setUpSolana(
  options: MockSolanaOptions & { readonly networks?: readonly Network[] } = {},
) {
  const clock = createFakeClock()
  const environment = createTestEnvironment({ clock })
  const window: EventTarget = environment.window ?? new EventTarget()
  const wallet = mockSolanaWallet({ clock, ...options })
  const retire = wallet.register(window)
  const { networks = solanaTestNetworks } = options
  const bound = solana().create({ environment, networks })
  const controller = new AbortController()
  const { signal } = controller
  const found: Connector[] = []
  const lost: Connector[] = []
  bound.discover(
    {
      onFound: (connector) => found.push(connector),
      onLost: (connector) => lost.push(connector),
    },
    signal,
  )
  const connector = () => {
    const [first] = found
    if (!first) throw new Error('No wallet was found')
    return first
  }
  const provider = () => connector().getProvider() as SolanaProvider
  return {
    bound,
    clock,
    connector,
    controller,
    found,
    lost,
    provider,
    retire,
    signal,
    wallet,
    window,
  }
}
