import { siwxRoutes } from '@hasp/protocol/siwx'
import { createAccessToken } from '../bearer/accessTokens.js'
import { answer } from '../requests/answer.js'
import { assertOwnPage } from '../requests/assertOwnPage.js'
import { readJson } from '../requests/readJson.js'
import type { SiwxContext } from '../SiwxContext.js'
import { SiwxError } from '../SiwxError.js'
import { readSignIn } from '../signIns.js'

/** Gives a key that is signed in a token for the routes of the site. */
export async function renewToken(
  context: SiwxContext,
  request: Request,
): Promise<Response> {
  const { credential, options } = context
  if (options.credential?.kind !== 'bearer') throw new SiwxError('NOT_FOUND')
  assertOwnPage(request, options)
  await readJson(request, siwxRoutes.token.body)
  const { browser, owner } = await credential.read(request, 'here')
  const { accounts } = await readSignIn(context, owner)
  if (browser === undefined || owner === undefined || accounts.length === 0)
    throw new SiwxError('SIGN_IN_REQUIRED')
  return answer(await createAccessToken(context, browser, owner))
}
