import { type SiwxRoute, siwxRoutes } from '@hasp/protocol/siwx'
import type { AccountId } from '../entities/account/accountId.js'
import { issueNonce } from './handlers/issueNonce.js'
import { signOut } from './handlers/signOut.js'
import { tellSession } from './handlers/tellSession.js'
import { verifyProofs } from './handlers/verifyProofs.js'
import { answerProblem } from './requests/answer.js'
import { assertOwnPage } from './requests/assertOwnPage.js'
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
  readonly signOut: Handler
  /**
   * Who sent a request.
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
}

/** Methods by which nothing is changed (RFC 9110). */
const safeMethods = ['GET', 'HEAD', 'OPTIONS']

/** The server, in an environment. */
export function serveSiwx(context: SiwxContext): SiwxServer {
  const { options } = context
  const route =
    (name: SiwxRoute): Handler =>
    (request) =>
      inWords(async () => {
        if (request.method !== siwxRoutes[name].method)
          throw new SiwxError('METHOD_NOT_ALLOWED')
        return await handlers[name](context, request)
      })
  const routes = Object.keys(siwxRoutes) as SiwxRoute[]
  const read = async (request: Request) => {
    const signedIn = await readSignIn(context, request)
    return signedIn.accounts.length > 0 ? signedIn : undefined
  }
  return {
    async handle(request) {
      const { pathname } = new URL(request.url)
      const name = routes.find((one) => pathname.endsWith(`/${one}`))
      return name ? await route(name)(request) : answerProblem('NOT_FOUND')
    },
    nonce: route('nonce'),
    verify: route('verify'),
    session: route('session'),
    signOut: route('sign-out'),
    read,
    revoke: ({ accountId }) => options.store.removeAccount(keyOf(accountId)),
    protect: (handler) => async (request) => {
      try {
        if (!safeMethods.includes(request.method))
          assertOwnPage(request, options.origins)
      } catch (error) {
        return toProblem(error)
      }
      const signedIn = await read(request).catch(toProblem)
      if (signedIn instanceof Response) return signedIn
      if (!signedIn) return answerProblem('SIGN_IN_REQUIRED')
      return await handler(request, signedIn)
    },
  }
}

async function inWords(run: () => Promise<Response>): Promise<Response> {
  try {
    return await run()
  } catch (error) {
    return toProblem(error)
  }
}

/** A store that is down is no reason to say anything of it. */
function toProblem(error: unknown): Response {
  return error instanceof SiwxError
    ? answerProblem(error.code, error.retryAfterMs)
    : answerProblem('UNAVAILABLE', 1_000)
}
