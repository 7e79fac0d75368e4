import type { Effects } from '../Effects.js'
import type { AbiReader } from './abiReader.js'
import type { CallScope } from './CallScope.js'

/** A method of a contract whose effects are known. */
export interface Method {
  /** As its standard writes it; its selector is the key of the table. */
  readonly signature: string
  /** @throws AbiError for arguments that are none */
  readonly read: (reader: AbiReader, scope: CallScope) => Effects
}

/** Methods by their selectors. */
export type Methods = Readonly<Record<string, Method>>
