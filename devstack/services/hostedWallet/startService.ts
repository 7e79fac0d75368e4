import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  sendLimits,
  startHostedWalletService,
} from '@hasp/hosted-wallet-service'
import type { Addresses } from '../../addresses.js'
import type { RunningPart } from '../RunningPart.js'
import { operatorFile } from './operatorFile.js'

const cache = fileURLToPath(
  new URL('../../../.cache/hosted-wallet/', import.meta.url),
)

const mailsPerHour = 5_000

/**
 * What becomes of the accounts: they outlive the stack, they do from now on,
 * or they end with it.
 */
export type WalletData = 'kept' | 'fresh' | 'forgotten'

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
  const folder = join(cache, `${address.port}`)
  const dataFolder = join(folder, 'data')
  if (data === 'fresh') await rm(dataFolder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const operatorPath = join(folder, 'operator.json')
  await writeFile(operatorPath, JSON.stringify(operatorFile(stack)))
  const service = await startHostedWalletService(
    {
      listen: { host: new URL(address.url).hostname, port: address.port },
      publicUrl: address.url,
      walletOrigin: stack.hostedWalletSite.url,
      trustedProxies: 0,
      // Everybody on this machine is of one network.
      requestsPerMinute: 1_000_000,
      database: {
        folder: data === 'forgotten' ? undefined : dataFolder,
        seedFolder: join(cache, 'seeds'),
      },
      masterKeyFile: join(folder, 'master.key'),
      isMasterKeyMade: true,
      operatorFile: operatorPath,
      mail: {
        smtpUrl: `smtp://localhost:${stack.mailbox.smtpPort}`,
        from: 'wallet@hasp.test',
        perHour: mailsPerHour,
      },
    },
    {
      log: () => undefined,
      sendLimits: (asker, hasWorked) =>
        sendLimits(asker, { hasWorked, mailsPerHour }).filter(
          ({ bucket }) => !bucket.startsWith('send-network:'),
        ),
    },
  )
  let end: () => void = () => undefined
  const ended = new Promise<undefined>((resolve) => {
    end = () => resolve(undefined)
  })
  let stopping: Promise<void> | undefined
  return {
    address,
    ended,
    // The stack stops its parts once it is asked to, and once one has ended.
    stop() {
      stopping ??= service.stop().then(end)
      return stopping
    },
  }
}
