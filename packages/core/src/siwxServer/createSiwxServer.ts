import { namespaceOf } from '../entities/network/networkId.js'
import { anyEnvironment } from '../environment/anyEnvironment.js'
import { KitError } from '../errors/KitError.js'
import { formatSignInMessage } from '../siwx/message/formatSignInMessage.js'
import { bearerCredential } from './bearer/bearerCredential.js'
import type { Credential } from './Credential.js'
import { cookieCredential } from './cookieCredential.js'
import { cookieNames } from './requests/cookies.js'
import type { SiwxContext } from './SiwxContext.js'
import type { SiwxServerOptions } from './SiwxServerOptions.js'
import { type SiwxServer, serveSiwx } from './serveSiwx.js'

/** Names of this machine, where browsers do without TLS. */
const localHost = /^(?:.+\.)?localhost$|^127\.0\.0\.1$|^\[::1\]$/

/**
 * Signs visitors in by a text that their accounts sign: makes the text, takes
 * it once, verifies, and keeps who is signed in behind a cookie that no page
 * can read. It takes a `Request` and gives a `Response`, in Node, Deno, Bun and
 * workers.
 * @param options.origins `https:`, or all of them `http:` on this machine
 * @throws `UNSUPPORTED_CHAIN` for a network without a verifier;
 * `SIGN_IN_MESSAGE_INVALID` for a statement or a resource that may not be
 * signed; `UNEXPECTED` for an origin that is none, or without TLS
 * @see EIP-4361
 * @example
 * import { mainnet } from '@hasp/core/networks'
 * import { evmSignatures } from '@hasp/core/siwx'
 * import { createSiwxServer, memoryStore } from '@hasp/core/siwxServer'
 *
 * const auth = createSiwxServer({
 *   origins: ['https://tide.example'],
 *   networks: [mainnet],
 *   verifiers: [evmSignatures()],
 *   store: memoryStore(),
 * })
 * const answerTo = (request: Request) => auth.handle(request)
 */
export function createSiwxServer(options: SiwxServerOptions): SiwxServer {
  return createSiwxServerIn(anyEnvironment, options)
}

/** The same, in another environment. */
export function createSiwxServerIn(
  environment: SiwxContext['environment'],
  options: SiwxServerOptions,
): SiwxServer {
  for (const { caipNetworkId } of options.networks) {
    const namespace = namespaceOf(caipNetworkId)
    if (!options.verifiers.some((one) => one.namespace === namespace))
      throw new KitError('UNSUPPORTED_CHAIN', { namespace })
  }
  for (const origin of options.origins) assertWritable(options, origin)
  const context = { environment, options }
  return serveSiwx({ ...context, credential: createCredential(context) })
}

/** How browsers are known again, as the site wants it. */
function createCredential({
  environment,
  options,
}: Omit<SiwxContext, 'credential'>): Credential {
  const { credential, origins } = options
  const context = { environment, options }
  const areSecure = isSecure(origins)
  if (credential?.kind !== 'bearer') {
    const isCrossSite = credential !== undefined
    const names = cookieNames({ isCrossSite, isSecure: areSecure })
    return cookieCredential(context, names)
  }
  if (isSecure([credential.apiOrigin]) !== areSecure)
    throw wrongOrigin(credential.apiOrigin)
  return bearerCredential(context, credential.apiOrigin)
}

/**
 * What could not be signed is noticed here and not by the first visitor.
 * @throws `SIGN_IN_MESSAGE_INVALID`
 */
function assertWritable(
  { resources, statement }: SiwxServerOptions,
  origin: string,
) {
  formatSignInMessage({
    accountAddress: `0x${'0'.repeat(40)}`,
    chainId: 'eip155:1',
    domain: new URL(origin).host,
    uri: origin,
    version: '1',
    nonce: '0'.repeat(22),
    issuedAt: new Date(0).toISOString(),
    statement,
    resources,
  })
}

/** Whether all have TLS; some may not, for the cookies have one name. */
function isSecure(origins: readonly string[]): boolean {
  const urls = origins.map((origin) => {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin)
      throw wrongOrigin(origin)
    return new URL(origin)
  })
  if (urls.every(({ protocol }) => protocol === 'https:')) return true
  for (const { hostname, origin, protocol } of urls)
    if (protocol !== 'http:' || !localHost.test(hostname))
      throw wrongOrigin(origin)
  return false
}

function wrongOrigin(origin: string): KitError {
  const cause = new Error(`Not an origin to sign in at: ${origin}`)
  return new KitError('UNEXPECTED', {}, { cause })
}
