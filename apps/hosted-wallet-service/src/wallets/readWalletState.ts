import type { WalletServiceReply } from '@hasp/protocol/walletService'
import type { Database } from '@hasp/service-frame'
import { asc, eq } from 'drizzle-orm'
import { sinceMs, untilMs } from '../database/moments.js'
import { devices, recoveries, wallets } from '../database/tables.js'

type State = WalletServiceReply<'readWallet'>

/** A hold counts whatever else does. */
export function deviceStateOf(device: {
  readonly isTrusted: boolean
  readonly isHeld: boolean
}): State['deviceState'] {
  if (device.isHeld) return 'held'
  return device.isTrusted ? 'trusted' : 'waiting'
}

/** What a device may know of its wallet, and what it may do. */
export async function readWalletState(
  database: Pick<Database, 'select'>,
  deviceId: string,
): Promise<State> {
  const [found] = await database
    .select({
      device: devices,
      wallet: wallets,
      holdEndsAfterMs: untilMs(devices.holdEndsAt),
    })
    .from(devices)
    .leftJoin(wallets, eq(wallets.userId, devices.userId))
    .where(eq(devices.id, deviceId))
  if (!found) throw new Error('The device of a session does not exist.')
  const { device, holdEndsAfterMs, wallet } = found
  const isHeld = device.holdEndsAt !== null && holdEndsAfterMs > 0
  const hasHalf = !wallet || device.serverHalfSealed !== null
  const common = {
    userId: device.userId,
    deviceId: device.id,
    deviceState: deviceStateOf({
      isHeld,
      isTrusted: device.isTrusted && hasHalf,
    }),
    ...(isHeld ? { holdEndsAfterMs } : {}),
  }
  if (!wallet) return common
  const ways = await database
    .select({
      recoveryId: recoveries.id,
      version: recoveries.version,
      parameters: recoveries.parameters,
      addedBeforeMs: sinceMs(recoveries.createdAt),
    })
    .from(recoveries)
    .where(eq(recoveries.walletId, wallet.id))
    .orderBy(asc(recoveries.createdAt))
  return {
    ...common,
    wallet: {
      walletId: wallet.id,
      addresses: {
        eip155: wallet.addressEip155,
        solana: wallet.addressSolana,
      },
      mode: wallet.mode,
      ...(device.envelope
        ? {
            device: {
              envelope: device.envelope,
              version: device.envelopeVersion,
            },
          }
        : {}),
      recoveries: ways.map(({ parameters, ...way }) => ({
        ...way,
        parameters: JSON.parse(parameters),
      })),
    },
  }
}
