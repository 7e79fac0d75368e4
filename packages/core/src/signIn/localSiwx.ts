import { internals } from '../kit/internals.js'
import { createLog } from '../kit/log.js'
import type { SignInFeature } from '../kit/SignInFeature.js'
import type { SignatureVerifier } from '../siwx/verifiers/SignatureVerifier.js'
import { bindSignIn } from './bindSignIn.js'
import type { SignInOptions } from './SignInOptions.js'

const aboutLocal =
  '`localSiwx` verifies signatures in the page: it proves nothing to a server, and protects nothing that one keeps. Use `siwx({ url })` where there is one (docs/signIn.md).'

/**
 * Lets visitors sign in without a server: what they sign is made, verified and
 * kept in the page. **It proves nothing to a server**: whoever controls the
 * browser can say the same of any account. It fits a page that only draws
 * something else for who has signed.
 * @returns a value for the option `siwx` of `createKit`
 * @see EIP-4361, CAIP-122
 * @example
 * import { createKit } from '@hasp/core'
 * import { evm } from '@hasp/core/evm'
 * import { mainnet } from '@hasp/core/networks'
 * import { localSiwx } from '@hasp/core/siwx'
 *
 * createKit({
 *   app: { name: 'Tide Market' },
 *   adapters: [evm()],
 *   networks: [mainnet],
 *   siwx: localSiwx({ statement: 'Sign in to Tide.' }),
 * })
 */
export function localSiwx({
  resources,
  statement,
  verifiers = [],
  ...rules
}: localSiwx.Options = {}): SignInFeature {
  return bindSignIn(rules, async (kit) => {
    if (kit.options.logLevel !== 'silent') createLog('warn')('warn', aboutLocal)
    const { localProvider } = await import('../siwx/local/localProvider.js')
    const { networks } = kit.stores.networks.getState()
    const { environment } = kit[internals]
    return localProvider({
      ...{ environment, networks, resources, statement, verifiers },
    })
  })
}

export declare namespace localSiwx {
  type Options = Omit<SignInOptions, 'initial'> & {
    /** One line that says what signing means. */
    readonly statement?: string | undefined
    /** URIs of what is agreed to. */
    readonly resources?: readonly string[] | undefined
    /**
     * In place of those that are fetched when they are needed, such as
     * `cosmosSignatures({ ethereumKeys })`.
     */
    readonly verifiers?: readonly SignatureVerifier[] | undefined
  }
}
