import { siwxRoutes } from '@hasp/protocol/siwx'
import { answer } from '../requests/answer.js'
import { assertOwnPage } from '../requests/assertOwnPage.js'
import { readJson } from '../requests/readJson.js'
import type { SiwxContext } from '../SiwxContext.js'
import { readSignIn, removeSignIn } from '../signIns.js'
import { describeSignIn } from './describeSignIn.js'

/** Signs one account out, or all of them; says who still is signed in. */
export async function signOut(
  context: SiwxContext,
  request: Request,
): Promise<Response> {
  const { credential, options } = context
  assertOwnPage(request, options)
  const { accountId } = await readJson(request, siwxRoutes['sign-out'].body)
  const { owner } = await credential.read(request, 'here')
  const leaving = await removeSignIn(context, owner, accountId)
  if (leaving.length > 0) await options.onSignOut?.(leaving)
  const rest = await readSignIn(context, owner)
  return answer(describeSignIn(rest), {
    cookies: rest.accounts.length > 0 ? [] : credential.goneCookies,
  })
}
