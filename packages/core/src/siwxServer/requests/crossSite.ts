import type { SiwxServerOptions } from '../SiwxServerOptions.js'

/** How long a browser need not ask again whether it may ask. */
const preflightSeconds = 600

/**
 * Lets the pages of the site, and no others, read what a server on another
 * site answers.
 */
export function withCrossSite(
  request: Request,
  response: Response,
  options: Pick<SiwxServerOptions, 'credential' | 'origins'>,
): Response {
  const headers = new Headers(response.headers)
  for (const [name, value] of allowing(request, options))
    headers.append(name, value)
  const { status, statusText } = response
  return new Response(response.body, { headers, status, statusText })
}

/** What a browser asks before it asks: whether this page may. */
export function answerPreflight(
  request: Request,
  options: Pick<SiwxServerOptions, 'credential' | 'origins'>,
): Response {
  const wanted = request.headers.get('access-control-request-method') ?? ''
  const isBearer = options.credential?.kind === 'bearer'
  return new Response(null, {
    status: 204,
    headers: [
      ...allowing(request, options),
      ['access-control-allow-methods', /^[A-Z]+$/.test(wanted) ? wanted : ''],
      [
        'access-control-allow-headers',
        isBearer ? 'content-type, authorization, dpop' : 'content-type',
      ],
      ['access-control-max-age', `${preflightSeconds}`],
    ],
  })
}

function allowing(
  { headers }: Request,
  { credential, origins }: Pick<SiwxServerOptions, 'credential' | 'origins'>,
): [string, string][] {
  const origin = headers.get('origin') ?? ''
  return [
    ['vary', 'Origin'],
    ...(origins.includes(origin)
      ? ([
          ['access-control-allow-origin', origin],
          ['access-control-expose-headers', 'retry-after, dpop-nonce'],
          ...(credential?.kind === 'crossSiteCookie'
            ? [['access-control-allow-credentials', 'true']]
            : []),
        ] as [string, string][])
      : []),
  ]
}
