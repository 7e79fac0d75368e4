import { siwxRoutes } from '@hasp/protocol/siwx'
import { createChallenge } from '../challenges.js'
import { answer } from '../requests/answer.js'
import { assertOwnPage } from '../requests/assertOwnPage.js'
import { readJson } from '../requests/readJson.js'
import type { SiwxContext } from '../SiwxContext.js'

/** Says what is to be signed, and to whom: this browser. */
export async function issueNonce(
  context: SiwxContext,
  request: Request,
): Promise<Response> {
  const { credential, options } = context
  const origin = assertOwnPage(request, options)
  await readJson(request, siwxRoutes.nonce.body)
  const { browser, cookies } = await credential.begin(request)
  const challenge = await createChallenge(context, origin, browser)
  return answer(challenge, { cookies })
}
