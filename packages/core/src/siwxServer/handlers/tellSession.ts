import { answer } from '../requests/answer.js'
import type { SiwxContext } from '../SiwxContext.js'
import { readSignIn } from '../signIns.js'
import { describeSignIn } from './describeSignIn.js'

/** Says who is signed in: another site's page cannot read it. */
export async function tellSession(
  context: SiwxContext,
  request: Request,
): Promise<Response> {
  const { owner } = await context.credential.read(request, 'here')
  return answer(describeSignIn(await readSignIn(context, owner)))
}
