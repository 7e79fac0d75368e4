import type * as v from 'valibot'

/** One route of the service. */
export type WalletServiceRoute = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly access: 'none' | 'proof' | 'token'
  readonly body: v.GenericSchema
  readonly reply: v.GenericSchema
}
