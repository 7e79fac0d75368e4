import type { SolanaAddress } from '../../addresses.js'
import type { RunningPart } from '../RunningPart.js'
import { createSolana } from './createSolana.js'
import { seedSolana } from './seedSolana.js'

/**
 * Starts the local Solana, with its accounts and tokens, as a part of the
 * local stack.
 * @param address where it listens
 * @throws StackError when a port is taken
 * @example await startSolana(addresses().solana)
 */
export async function startSolana(
  address: SolanaAddress,
): Promise<RunningPart> {
  const solana = createSolana(address)
  let end: () => void = () => undefined
  const ended = new Promise<undefined>((resolve) => {
    end = () => resolve(undefined)
  })
  const stop = async () => {
    await solana.stop()
    end()
  }
  try {
    await seedSolana(solana.runtime)
    await solana.start()
  } catch (error) {
    await stop()
    throw error
  }
  return { address, ended, stop }
}
