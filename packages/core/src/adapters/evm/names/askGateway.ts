import { object, parse, string } from 'valibot'
import { parseHexData } from '../../../jsonRpc/parseHexData.js'
import type { Environment } from '../../../ports/Environment.js'
import { readBody } from '../../../utils/readBody.js'
import { withDeadline } from '../../../utils/withDeadline.js'

const answerLimitBytes = 256 * 1024
const answerLimitMs = 5_000
const bodySchema = object({ data: string() })

/** What a resolver wants to be told from outside. @see ERC-3668 */
export type GatewayQuestion = {
  /** The resolver: `0x…`. */
  readonly sender: string
  /** Where it wants to have it from, in this order. */
  readonly urls: readonly string[]
  /** Hex digits. */
  readonly data: string
}

/**
 * Asks the first gateway that the site allows. A resolver is a stranger's: it
 * sends the page to no other host.
 * @param parameters.allowed origins
 * @returns hex digits; undefined when nobody who may be asked answers
 */
export async function askGateway(
  parameters: {
    readonly environment: Pick<Environment, 'clock' | 'fetch'>
    readonly allowed: readonly string[]
    readonly signal: AbortSignal
  },
  { data, sender, urls }: GatewayQuestion,
): Promise<string | undefined> {
  const { allowed, environment, signal } = parameters
  const origins = allowed.map((origin) => new URL(origin).origin)
  for (const template of urls) {
    const isInPath = template.includes('{data}')
    const url = template
      .replace('{sender}', sender.toLowerCase())
      .replace('{data}', `0x${data}`)
    if (!URL.canParse(url) || !origins.includes(new URL(url).origin)) continue
    const answer = await withDeadline({
      run: async (deadline) => {
        const response = await environment.fetch(url, {
          ...(!isInPath && {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ data: `0x${data}`, sender }),
          }),
          credentials: 'omit',
          redirect: 'error',
          referrerPolicy: 'no-referrer',
          signal: deadline,
        })
        if (!response.ok) {
          await response.body?.cancel().catch(() => undefined)
          return undefined
        }
        const text = await readBody(response, answerLimitBytes, deadline)
        return parseHexData(parse(bodySchema, JSON.parse(text ?? '')).data)
      },
      clock: environment.clock,
      limitMs: answerLimitMs,
      signal,
    }).catch(() => undefined)
    if (answer) return answer.slice(2)
  }
  return undefined
}
