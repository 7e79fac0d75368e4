import { siwxRoutes } from '@hasp/protocol/siwx'
import { challengeLifetimeMs, createChallenge } from '../challenges.js'
import { answer } from '../requests/answer.js'
import { assertOwnPage } from '../requests/assertOwnPage.js'
import { readCookie, writeCookie } from '../requests/cookies.js'
import { readJson } from '../requests/readJson.js'
import type { SiwxContext } from '../SiwxContext.js'
import { createSecret } from '../secrets.js'

/** Says what is to be signed, and to whom: this browser. */
export async function issueNonce(
  context: SiwxContext,
  request: Request,
): Promise<Response> {
  const { cookies, environment, options } = context
  const origin = assertOwnPage(request, options.origins)
  await readJson(request, siwxRoutes.nonce.body)
  // Two tabs of a browser have one, or the second would end the first's.
  const browser =
    readCookie(request, cookies.begun) ?? createSecret(environment)
  const challenge = await createChallenge(context, origin, browser)
  const cookie = writeCookie(
    cookies,
    cookies.begun,
    browser,
    challengeLifetimeMs,
  )
  return answer(challenge, { cookies: [cookie] })
}
