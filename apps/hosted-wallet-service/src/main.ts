import { createLog, stopOnSignals, systemClock } from '@hasp/service-frame'
import { readJsonFile } from '@hasp/service-frame/operator'
import { describeCommands } from './commands/describeCommands.js'
import { readWords } from './commands/readWords.js'
import { UsageError } from './commands/UsageError.js'
import { configurationSchema } from './configuration.js'
import { startHostedWalletService } from './startHostedWalletService.js'

/**
 * `node src/main.ts serve --configuration FILE`, or one of the commands. What
 * goes wrong is one sentence on standard error.
 */
async function main(words: readonly string[]): Promise<void> {
  const asked = readWords(words)
  if (asked.type === 'help') return say(describeCommands())
  if (asked.type === 'serve') return await serve(asked.configurationPath)
  const { command, configurationPath, written } = asked
  const { isChanged, said } = await command.run(
    await readJsonFile(configurationPath, configurationSchema),
    written,
  )
  say(isJson ? JSON.stringify({ isDone: true, isChanged, said }) : said)
}

async function serve(configurationPath: string): Promise<void> {
  const log = createLog(
    (line) => process.stdout.write(`${line}\n`),
    systemClock.now,
  )
  const service = await startHostedWalletService(
    await readJsonFile(configurationPath, configurationSchema),
    { log },
  )
  stopOnSignals(service.stop, log)
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

const words = process.argv.slice(2)
const isJson = words.includes('--json')

await main(words).catch((error: unknown) => {
  const said = error instanceof Error ? error.message : 'It did not start.'
  process.stderr.write(
    `${isJson ? JSON.stringify({ isDone: false, said }) : said}\n`,
  )
  process.exitCode = error instanceof UsageError ? 2 : 1
})
