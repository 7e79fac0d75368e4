import { createSolana, type Solana } from '../services/solana/createSolana.js'
import { seedSolana } from '../services/solana/seedSolana.js'

/** A Solana of a test's own, with the accounts and tokens of the stack. */
export interface TestSolana extends Pick<Solana, 'runtime' | 'stop'> {
  /** JSON-RPC. */
  readonly url: string
  /** Subscriptions. */
  readonly webSocketUrl: string
}

/**
 * Starts a Solana on free ports for the tests of one file.
 * @param options.now the time in milliseconds
 * @example
 * const solana = await startTestSolana()
 * solana.runtime.airdrop(address, 1_000_000_000n)
 * await solana.stop()
 */
export async function startTestSolana(
  options: { readonly now?: () => number } = {},
): Promise<TestSolana> {
  const solana = createSolana({ port: 0, webSocketPort: 0, ...options })
  await seedSolana(solana.runtime)
  await solana.start()
  return {
    runtime: solana.runtime,
    url: solana.url(),
    webSocketUrl: solana.webSocketUrl(),
    stop: solana.stop,
  }
}
