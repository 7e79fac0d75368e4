import { object, safeParse } from 'valibot'
import { boundedText } from '../../../utils/boundedText.js'

/** Nothing that wallets send is as long. */
const longestMessage = 1_000_000

const Push = object({
  data: object({
    topic: boundedText(),
    message: boundedText(/^/, longestMessage),
  }),
})

/** The message of an `irn_subscription` push, if it is one. */
export function readPush(
  params: unknown,
): { topic: string; message: string } | undefined {
  const push = safeParse(Push, params)
  return push.success ? push.output.data : undefined
}
