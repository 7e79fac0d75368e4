import { parseArgs } from 'node:util'
import { createLog, systemClock } from '@hasp/service-frame'
import { readJsonFile } from '@hasp/service-frame/operator'
import { readMasterKey } from '@hasp/service-frame/secrets'
import { type Configuration, configurationSchema } from './configuration.js'
import { createEscrowKeys } from './keys/createEscrowKeys.js'
import { startEscrow } from './startEscrow.js'

const help = `The hosted wallet’s escrow.

  serve       runs the escrow until SIGTERM or SIGINT
  public-key  says what frames seal to, for the configuration of the site

  --configuration FILE, -c  the configuration of the escrow
  --help, -h                this text

Exit codes: 0 done, 1 failed, 2 not understood.`

/** What was not understood of the command line. */
class UsageError extends Error {}

/** What goes wrong is one sentence on standard error. */
async function main(words: readonly string[]): Promise<void> {
  const { command, configurationPath } = readWords(words)
  if (command === undefined) return say(help)
  const configuration = await readJsonFile(
    configurationPath,
    configurationSchema,
  )
  if (command === 'serve') return await serve(configuration)
  const keyBytes = await readMasterKey(configuration.requestKeyFile, {
    isMade: configuration.areKeysMade,
  })
  say((await createEscrowKeys(keyBytes)).publicKey)
}

async function serve(configuration: Configuration): Promise<void> {
  const log = createLog(say, systemClock.now)
  const escrow = await startEscrow(configuration, { log })
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      log({ event: 'stopping' })
      void escrow.stop()
    })
}

function readWords(words: readonly string[]) {
  const { positionals, values } = parse(words)
  const [command, ...rest] = positionals
  if (values.help || command === undefined)
    return { command: undefined, configurationPath: '' }
  if ((command !== 'serve' && command !== 'public-key') || rest.length > 0)
    throw new UsageError(`There is no command ${positionals.join(' ')}.`)
  if (values.configuration === undefined)
    throw new UsageError('Name the configuration: --configuration FILE.')
  return { command, configurationPath: values.configuration } as const
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        configuration: { type: 'string', short: 'c' },
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
