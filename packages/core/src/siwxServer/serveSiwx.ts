import { type SiwxRoute, siwxRoutes } from '@hasp/protocol/siwx'
import type { AccountId } from '../entities/account/accountId.js'
import { issueNonce } from './handlers/issueNonce.js'
import { renewToken } from './handlers/renewToken.js'
import { signOut } from './handlers/signOut.js'
import { tellSession } from './handlers/tellSession.js'
import { verifyProofs } from './handlers/verifyProofs.js'
import { answerProblem } from './requests/answer.js'
import { assertOwnPage } from './requests/assertOwnPage.js'
import { answerPreflight, withCrossSite } from './requests/crossSite.js'
import type { SiwxContext } from './SiwxContext.js'
import { SiwxError } from './SiwxError.js'
import type { SignedIn } from './SiwxServerOptions.js'
import { keyOf, readSignIn } from './signIns.js'

type Handler = (request: Request) => Promise<Response>

/** Signs visitors in; each part takes a request and gives a response. */
export type SiwxServer = {
  /** All four routes, by the last part of the path. */
  readonly handle: Handler
  readonly nonce: Handler
  readonly verify: Handler
  readonly session: Handler
  /** Gives a key that is signed in a token, where tokens are asked for. */
  readonly token: Handler
  readonly signOut: Handler
  /**
   * Who sent a request; where they prove it by a key, once for each request.
   * @returns undefined when nobody is signed in
   */
  read(request: Request): Promise<SignedIn | undefined>
  /** Signs an account out everywhere. */
  revoke(account: { readonly accountId: AccountId }): Promise<void>
  /**
   * A route of the site's own, for those who are signed in: anything but
   * reading must come from the site's own pages.
   */
  protect(
    handler: (request: Request, signedIn: SignedIn) => Promise<Response>,
  ): Handler
}

const handlers: Readonly<
  Record<
    SiwxRoute,
    (context: SiwxContext, request: Request) => Promise<Response>
  >
> = {
  nonce: issueNonce,
  verify: verifyProofs,
  session: tellSession,
  'sign-out': signOut,
  token: renewToken,
}

/** Methods by which nothing is changed (RFC 9110). */
const safeMethods = ['GET', 'HEAD', 'OPTIONS']

/** The server, in an environment. */
export function serveSiwx(context: SiwxContext): SiwxServer {
  const { credential, options } = context
  const routes = Object.keys(siwxRoutes) as SiwxRoute[]
  const read = async (request: Request) => {
    const { owner } = await credential.read(request, 'site')
    const signedIn = await readSignIn(context, owner)
    return signedIn.accounts.length > 0 ? signedIn : undefined
  }
  /** @throws `ORIGIN_REFUSED`, `SIGN_IN_REQUIRED`, and what its proof lacks */
  const enter = async (request: Request) => {
    if (!safeMethods.includes(request.method)) assertOwnPage(request, options)
    const signedIn = await read(request)
    if (!signedIn) throw new SiwxError('SIGN_IN_REQUIRED')
    return signedIn
  }
  const serve =
    (handler: Handler): Handler =>
    async (request) => {
      if (!options.credential) return await handler(request)
      if (request.method === 'OPTIONS') return answerPreflight(request, options)
      return withCrossSite(request, await handler(request), options)
    }
  const route = (name: SiwxRoute) =>
    serve(async (request) => {
      if (request.method !== siwxRoutes[name].method)
        return toProblem(new SiwxError('METHOD_NOT_ALLOWED'))
      return await handlers[name](context, request).catch(toProblem)
    })
  const unknown = serve(async () => toProblem(new SiwxError('NOT_FOUND')))
  return {
    async handle(request) {
      const { pathname } = new URL(request.url)
      const name = routes.find((one) => pathname.endsWith(`/${one}`))
      return await (name ? route(name) : unknown)(request)
    },
    nonce: route('nonce'),
    verify: route('verify'),
    session: route('session'),
    token: route('token'),
    signOut: route('sign-out'),
    read: (request) => read(request).catch(toNobody),
    revoke: ({ accountId }) => options.store.removeAccount(keyOf(accountId)),
    protect: (handler) =>
      serve(async (request) => {
        const signedIn = await enter(request).catch(toProblem)
        if (signedIn instanceof Response) return signedIn
        return await handler(request, signedIn)
      }),
  }
}

/** A store that is down is no reason to say anything of it. */
function toProblem(error: unknown): Response {
  return answerProblem(
    error instanceof SiwxError
      ? error
      : new SiwxError('UNAVAILABLE', { retryAfterMs: 1_000 }),
  )
}

/** Whoever cannot prove who they are is nobody. */
function toNobody(error: unknown): undefined {
  if (error instanceof SiwxError) return undefined
  throw error
}
