import { createLog, readJsonFile, systemClock } from '@hasp/service-frame'
import { configurationSchema } from './configuration.js'
import { startHostedWalletService } from './startHostedWalletService.js'

/**
 * `node src/main.ts configuration.json`: runs the service until SIGTERM or
 * SIGINT. What keeps it from starting is one sentence on standard error.
 */
async function main(path: string | undefined): Promise<void> {
  if (!path) throw new Error('Name the configuration file.')
  const log = createLog(
    (line) => process.stdout.write(`${line}\n`),
    systemClock.now,
  )
  const service = await startHostedWalletService(
    await readJsonFile(path, configurationSchema),
    { log },
  )
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      log({ event: 'stopping' })
      void service.stop()
    })
}

await main(process.argv[2]).catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof Error ? error.message : 'It did not start.'}\n`,
  )
  process.exitCode = 1
})
