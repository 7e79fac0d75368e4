import { internals } from '../kit/internals.js'
import type { SignInFeature } from '../kit/SignInFeature.js'
import type { SignInHandlers } from '../ports/SignInHandlers.js'
import type { SignInSessions } from '../ports/SignInSessions.js'
import { bindSignIn } from './bindSignIn.js'
import type { SignInOptions } from './SignInOptions.js'

/**
 * Lets visitors sign in at the site's own server, by one signature.
 * @param source where the routes of `createSiwxServer` begin, with the rules;
 * or what a site already has that signed in with RainbowKit, ConnectKit or
 * AppKit
 * @param rules of a site that has its own
 * @returns a value for the option `siwx` of `createKit`
 * @see EIP-4361, CAIP-122
 * @example
 * import { createKit } from '@hasp/core'
 * import { evm } from '@hasp/core/evm'
 * import { mainnet } from '@hasp/core/networks'
 * import { siwx } from '@hasp/core/siwx'
 *
 * createKit({
 *   app: { name: 'Tide Market' },
 *   adapters: [evm()],
 *   networks: [mainnet],
 *   siwx: siwx({ url: '/siwx' }),
 * })
 */
export function siwx(
  source: siwx.Options | SignInHandlers | SignInSessions,
  rules: SignInOptions = {},
): SignInFeature {
  if ('url' in source) {
    const { fetch, url, ...given } = source
    return bindSignIn(given, async (kit) => {
      const { serverProvider } = await import(
        '../siwx/client/serverProvider.js'
      )
      const { environment } = kit[internals]
      return serverProvider(
        fetch ? { ...environment, fetch } : environment,
        url,
        given.initial?.expiresInMs,
      )
    })
  }
  return bindSignIn({ ...rulesOf(source), ...rules }, async (kit) => {
    const { shapedProvider } = await import('../siwx/shapes/shapedProvider.js')
    const { networks } = kit.stores.networks.getState()
    return shapedProvider(
      source,
      networks.map(({ caipNetworkId }) => caipNetworkId),
    )
  })
}

function rulesOf(source: SignInHandlers | SignInSessions): SignInOptions {
  if (!('addSession' in source)) return {}
  const { signOutOnDisconnect } = source
  return { required: source.getRequired?.(), signOutOnDisconnect }
}

export declare namespace siwx {
  type Options = SignInOptions & {
    /** Where the routes of `createSiwxServer` begin, such as `/siwx`. */
    readonly url: string
    /**
     * What asks it; `bearerFetch` where it knows its visitors by keys instead
     * of cookies.
     */
    readonly fetch?: typeof globalThis.fetch | undefined
  }
}
