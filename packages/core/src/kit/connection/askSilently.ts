import { KitError } from '../../errors/KitError.js'
import type { Connector, ConnectorSession } from '../../ports/Connector.js'
import { withDeadline } from '../../utils/withDeadline.js'
import { internals } from '../internals.js'
import type { Kit } from '../Kit.js'

/** How long a wallet may take to say whether it still knows the page. */
export const silentAnswerLimitMs = 3_000

/**
 * Asks a wallet without a prompt what it grants to the page now. One that has
 * to be loaded first has the time for that besides.
 * @returns undefined when it grants nothing
 * @throws `WALLET_NOT_RESPONDING`, `CANCELLED`, or what the wallet throws
 */
export async function askSilently(
  { [internals]: { environment } }: Kit,
  connector: Connector,
  {
    limitMs = silentAnswerLimitMs,
    signal,
    ...earlier
  }: Parameters<Connector['reconnect']>[0] & { limitMs?: number },
): Promise<ConnectorSession | undefined> {
  const afterMs = limitMs + (connector.loadLimitMs ?? 0)
  return await withDeadline({
    run: (deadline) => connector.reconnect({ ...earlier, signal: deadline }),
    clock: environment.clock,
    limitMs: afterMs,
    signal,
    onDeadline: () => new KitError('WALLET_NOT_RESPONDING', { afterMs }),
  })
}
