import type { Configuration } from '../configuration.js'

/** What was written behind the words of a command. */
export interface Written {
  readonly values: readonly string[]
  readonly name: string | undefined
  readonly origins: readonly string[]
  /** What the service has logged. */
  readonly logPath: string | undefined
}

/** What a command did. */
export interface Done {
  readonly isChanged: boolean
  /** One sentence for people. */
  readonly said: string
}

/** One command: how it is written, and what it does. Done twice, it is done. */
export interface Command {
  readonly words: readonly string[]
  /** What stands behind the words, by name. */
  readonly values: readonly string[]
  readonly needsName?: boolean
  readonly says: string
  run(configuration: Configuration, written: Written): Promise<Done>
}
