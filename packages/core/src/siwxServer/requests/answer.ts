import { siwxProblems } from '@hasp/protocol/siwx'
import type { SiwxError } from '../SiwxError.js'

/** An answer in JSON, which nobody keeps. */
export function answer(
  body: unknown,
  {
    cookies = [],
    headers = {},
    status = 200,
  }: {
    readonly cookies?: readonly string[]
    readonly headers?: Readonly<Record<string, string>>
    readonly status?: number
  } = {},
): Response {
  const response = new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  })
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}

/** @param problem.retryAfterMs when the same may be asked again */
export function answerProblem({
  code,
  headers,
  retryAfterMs,
}: Pick<SiwxError, 'code' | 'headers' | 'retryAfterMs'>): Response {
  const seconds = Math.ceil((retryAfterMs ?? 0) / 1000)
  return answer(
    { code },
    {
      status: siwxProblems[code],
      headers: {
        ...headers,
        ...(retryAfterMs !== undefined && { 'retry-after': `${seconds}` }),
      },
    },
  )
}
