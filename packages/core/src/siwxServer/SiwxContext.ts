import type { Environment } from '../ports/Environment.js'
import type { Credential } from './Credential.js'
import type { SiwxServerOptions } from './SiwxServerOptions.js'

/** What every part of a server works with. */
export type SiwxContext = {
  readonly environment: Pick<Environment, 'clock' | 'fetch' | 'randomBytes'>
  readonly options: SiwxServerOptions
  readonly credential: Credential
}
