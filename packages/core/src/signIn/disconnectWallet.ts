import { disconnect } from '../actions/connection/disconnect.js'
import type { ConnectionId } from '../entities/connection/connection.js'
import { internals } from '../kit/internals.js'
import type { Kit } from '../kit/Kit.js'

/** Disconnects a wallet, whatever it says to it. */
export async function disconnectWallet(
  kit: Kit,
  connectionId: ConnectionId,
): Promise<void> {
  await disconnect(kit, { connectionId }).catch((error: unknown) =>
    kit[internals].log(
      'warn',
      'The wallet did not confirm the disconnection',
      error,
    ),
  )
}
