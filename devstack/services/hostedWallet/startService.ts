import {
  sendLimits,
  startHostedWalletService,
} from '@hasp/hosted-wallet-service'
import type { Addresses } from '../../addresses.js'
import type { RunningPart } from '../RunningPart.js'
import { toRunningPart } from '../toRunningPart.js'
import { prepareWalletData, type WalletData } from './walletData.js'

const mailsPerHour = 5_000
const minuteMs = 60_000

/**
 * Starts the hosted wallet's service as a part of the local stack.
 * @param stack where everything is
 * @param data what becomes of the accounts
 * @example await startWalletService(addresses(), 'kept')
 */
export async function startWalletService(
  stack: Addresses,
  data: WalletData,
): Promise<RunningPart> {
  const address = stack.hostedWalletService
  const service = await startHostedWalletService(
    {
      ...(await prepareWalletData(stack, address, data)),
      listen: { host: new URL(address.url).hostname, port: address.port },
      publicUrl: address.url,
      escrowUrl: stack.escrow.url,
      walletOrigin: stack.hostedWalletSite.url,
      trustedProxies: 0,
      // Everybody on this machine is of one network.
      requestsPerMinute: 1_000_000,
      isMasterKeyMade: true,
      mail: {
        smtpUrl: `smtp://localhost:${stack.mailbox.smtpPort}`,
        from: 'wallet@hasp.test',
        perHour: mailsPerHour,
      },
    },
    {
      log: () => undefined,
      // One can watch it end.
      moveTimes: { holdMs: minuteMs, proofAgeMs: 0, restMs: minuteMs },
      sendLimits: (asker, hasWorked) =>
        sendLimits(asker, { hasWorked, mailsPerHour }).filter(
          ({ bucket }) => !bucket.startsWith('send-network:'),
        ),
    },
  )
  return toRunningPart(address, service)
}
