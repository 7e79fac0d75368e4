import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { escrowPublicKey, startEscrow } from '@hasp/hosted-wallet-escrow'
import type { Addresses } from '../../addresses.js'
import type { RunningPart } from '../RunningPart.js'
import { toRunningPart } from '../toRunningPart.js'
import {
  prepareWalletData,
  type WalletData,
  walletFolder,
} from './walletData.js'

/**
 * Starts the hosted wallet's escrow as a part of the local stack: a database,
 * keys and a sender of its own.
 * @param stack where everything is
 * @param data what becomes of what it keeps
 * @example await startWalletEscrow(addresses(), 'kept')
 */
export async function startWalletEscrow(
  stack: Addresses,
  data: WalletData,
): Promise<RunningPart> {
  const address = stack.escrow
  const escrow = await startEscrow(
    {
      ...(await prepareWalletData(stack, address, data)),
      listen: { host: new URL(address.url).hostname, port: address.port },
      publicUrl: address.url,
      walletOrigin: stack.hostedWalletSite.url,
      walletName: 'Hasp Demo',
      trustedProxies: 0,
      // Everybody is the one service.
      requestsPerMinute: 1_000_000,
      requestKeyFile: requestKeyFile(stack),
      areKeysMade: true,
      mail: {
        smtpUrl: `smtp://localhost:${stack.mailbox.smtpPort}`,
        from: 'recovery@hasp.test',
        perHour: 5_000,
      },
    },
    { log: () => undefined },
  )
  return toRunningPart(address, escrow)
}

/** What pages seal to the escrow of a stack, whether or not it is up yet. */
export async function readEscrowKey(stack: Addresses): Promise<string> {
  const path = requestKeyFile(stack)
  await mkdir(dirname(path), { recursive: true })
  return await escrowPublicKey(path, { isMade: true })
}

const requestKeyFile = ({ escrow }: Addresses) =>
  join(walletFolder(escrow), 'request.key')
