import { FrameCheck } from '@hasp/protocol/frame'
import { safeParse } from 'valibot'
import type { HostedWalletReason } from '../../errors/HostedWalletReason.js'
import type { Environment } from '../../ports/Environment.js'

/**
 * Asks the wallet's site why its frame does not load: the browser only shows
 * an empty frame.
 * @returns undefined where the site has no objection, or does not answer
 */
export async function checkFrame(
  { fetch }: Environment,
  address: string,
  signal: AbortSignal,
): Promise<HostedWalletReason | undefined> {
  try {
    const response = await fetch(address, {
      credentials: 'omit',
      referrerPolicy: 'strict-origin',
      signal,
    })
    const read = safeParse(FrameCheck, await response.json())
    if (!read.success) return undefined
    if (read.output.project === 'unknown') return 'projectUnknown'
    return read.output.origin === 'refused' ? 'originRefused' : undefined
  } catch {
    return undefined
  }
}
