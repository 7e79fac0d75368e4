import { readJsonFile } from '@hasp/service-frame/operator'
import { configurationSchema } from '../configuration.js'
import { startHostedWalletService } from '../startHostedWalletService.js'
import { patientNetwork } from './newNetwork.js'

/**
 * A process of a fleet. Of the limits for mails only the pause of a mailbox and
 * the limit of a network are left: a test logs many in. The pause is short, but
 * for a network that takes its time.
 */
const [configurationPath = '', folder = ''] = process.argv.slice(2)
const configuration = await readJsonFile(configurationPath, configurationSchema)
await startHostedWalletService(configuration, {
  log: () => undefined,
  // The release that is ahead does without its last migration.
  migrations: { folder, spare: 1 },
  sendLimits: ({ mailbox, network }) => [
    { bucket: `send-network:${network}`, count: 20, windowMs: 3_600_000 },
    {
      bucket: `send-pause:${mailbox}`,
      count: 1,
      windowMs: network === patientNetwork.network ? 60_000 : 500,
    },
  ],
})
