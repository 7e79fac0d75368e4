import { parseArgs } from 'node:util'
import type { Command, Written } from './Command.js'
import { commands } from './commands.js'
import { UsageError } from './UsageError.js'

/** What a command line asks for. */
export type Asked =
  | { readonly type: 'help' }
  | { readonly type: 'serve'; readonly configurationPath: string }
  | {
      readonly type: 'command'
      readonly command: Command
      readonly configurationPath: string
      readonly written: Written
    }

/** @throws UsageError with one sentence */
export function readWords(words: readonly string[]): Asked {
  const { positionals, values } = parse(words)
  if (values.help || positionals.length === 0) return { type: 'help' }
  const configurationPath = values.configuration
  if (configurationPath === undefined)
    throw new UsageError('Name the configuration: --configuration FILE.')
  if (positionals.join(' ') === 'serve')
    return { type: 'serve', configurationPath }
  const command = commands.find((known) =>
    known.words.every((word, index) => positionals[index] === word),
  )
  if (!command)
    throw new UsageError(`There is no command ${positionals.join(' ')}.`)
  const given = positionals.slice(command.words.length)
  const title = command.words.join(' ')
  if (given.length !== command.values.length)
    throw new UsageError(
      `${title} takes ${command.values.join(' ') || 'nothing more'}.`,
    )
  if (command.needsName && values.name === undefined)
    throw new UsageError(`${title} takes a name that visitors read: --name.`)
  const { log: logPath, name, origin = [] } = values
  const written = { values: given, name, origins: origin, logPath }
  return { type: 'command', command, configurationPath, written }
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        configuration: { type: 'string', short: 'c' },
        name: { type: 'string' },
        origin: { type: 'string', multiple: true },
        log: { type: 'string' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    })
  } catch (cause) {
    const said = cause instanceof Error ? cause.message : 'It is not understood'
    throw new UsageError(said, { cause })
  }
}
