import { parseArgs } from 'node:util'
import { createLog, stopOnSignals, systemClock } from '@hasp/service-frame'
import { readJsonFile } from '@hasp/service-frame/operator'
import { retireMasterKeys, rotateMasterKey } from '@hasp/service-frame/secrets'
import { type Configuration, configurationSchema } from './configuration.js'
import { escrowPublicKey } from './keys/escrowPublicKey.js'
import { keyHolder } from './keys/keyHolder.js'
import { restored } from './restore/restored.js'
import { startEscrow } from './startEscrow.js'

const help = `The hosted wallet’s escrow.

  serve       runs the escrow until SIGTERM or SIGINT
  public-key  says what frames seal to, for the configuration of the site
  rotate      adds a new master key beside the one of before, while it runs
  restored    lets a restored backup be served: ends what may not go on, and
              says what is lost; the escrow must be stopped
  retire      lets only the master key in the file open the database, once
              rotate has made another

  --configuration FILE, -c  the configuration of the escrow
  --log FILE                what the escrow has logged since the backup, for
                            restored
  --help, -h                this text

Exit codes: 0 done, 1 failed, 2 not understood.`

/** What was not understood of the command line. */
class UsageError extends Error {}

/** What goes wrong is one sentence on standard error. */
async function main(words: readonly string[]): Promise<void> {
  const { command, configurationPath, logPath } = readWords(words)
  if (command === undefined) return say(help)
  const configuration = await readJsonFile(
    configurationPath,
    configurationSchema,
  )
  if (command === 'serve') return await serve(configuration)
  say(await commands[command](configuration, logPath))
}

/** What each answers. */
const commands = {
  'public-key': ({ areKeysMade: isMade, requestKeyFile }: Configuration) =>
    escrowPublicKey(requestKeyFile, { isMade }),
  rotate: async (configuration: Configuration) =>
    (await rotateMasterKey(keyHolder(configuration))).said,
  restored,
  retire: async (configuration: Configuration) =>
    (await retireMasterKeys(keyHolder(configuration))).said,
}

const isCommand = (word: string): word is keyof typeof commands =>
  Object.hasOwn(commands, word)

async function serve(configuration: Configuration): Promise<void> {
  const log = createLog(say, systemClock.now)
  const escrow = await startEscrow(configuration, { log })
  stopOnSignals(escrow.stop, log)
}

function readWords(words: readonly string[]) {
  const { positionals, values } = parse(words)
  const [command, ...rest] = positionals
  if (values.help || command === undefined)
    return { command: undefined, configurationPath: '', logPath: undefined }
  if ((command !== 'serve' && !isCommand(command)) || rest.length > 0)
    throw new UsageError(`There is no command ${positionals.join(' ')}.`)
  if (values.configuration === undefined)
    throw new UsageError('Name the configuration: --configuration FILE.')
  return {
    command,
    configurationPath: values.configuration,
    logPath: values.log,
  } as const
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        configuration: { type: 'string', short: 'c' },
        log: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (cause) {
    const said = cause instanceof Error ? cause.message : 'It is not understood'
    throw new UsageError(said, { cause })
  }
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

await main(process.argv.slice(2)).catch((error: unknown) => {
  const said = error instanceof Error ? error.message : 'It did not start.'
  process.stderr.write(`${said}\n`)
  process.exitCode = error instanceof UsageError ? 2 : 1
})
