import { type LogLevel, logLevels } from './options.js'

export type Log = (
  level: Exclude<LogLevel, 'silent'>,
  sentence: string,
  cause?: unknown,
) => void

/** Writes to the console what is at least as grave as the level. */
export function createLog(limit: LogLevel): Log {
  return (level, sentence, cause) => {
    if (logLevels.indexOf(level) > logLevels.indexOf(limit)) return
    const line = `[hasp] ${sentence}`
    if (cause === undefined) globalThis.console[level](line)
    else globalThis.console[level](line, cause)
  }
}
