import { misfit, object, text } from '../../../utils/schema.js'

/** Nothing that wallets send is as long. */
const longestMessage = 1_000_000

const Push = object({
  data: object({ topic: text(), message: text(/^/, longestMessage) }),
})

/** The letter that a relay brings, if it is one. */
export function readPush(
  params: unknown,
): { topic: string; message: string } | undefined {
  const push = Push(params)
  return push === misfit ? undefined : push.data
}
