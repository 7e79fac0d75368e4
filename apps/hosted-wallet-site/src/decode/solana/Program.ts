import type { Effects } from '../Effects.js'

/** What an instruction is read with. */
export interface InstructionScope {
  readonly account: string
  readonly data: DataView
  /** The address in this place; undefined where only a table knows it. */
  readonly at: (place: number) => string | undefined
}

/**
 * What an instruction of a program does.
 * @returns undefined for one that is not known or not whole
 */
export type ReadInstruction = (scope: InstructionScope) => Effects | undefined
