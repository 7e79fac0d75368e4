import type { SitePage } from './pages.js'

export type Headers = Readonly<Record<string, string>>

const year = 31_536_000

/** What every answer of the wallet's origin carries. */
export const commonHeaders: Headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': `max-age=${2 * year}; includeSubDomains; preload`,
}

const features = {
  'publickey-credentials-get': '(self)',
  'publickey-credentials-create': '(self)',
  'clipboard-write': '(self)',
  'storage-access': '(self)',
  ...Object.fromEntries(
    [
      'camera',
      'microphone',
      'geolocation',
      'usb',
      'hid',
      'serial',
      'bluetooth',
      'midi',
      'payment',
      'display-capture',
      'idle-detection',
    ].map((name) => [name, '()']),
  ),
}

/**
 * The headers of a page.
 * @param ancestors the origins that may show it in a frame
 * @param serviceUrl the only other origin that it may talk to
 */
export function pageHeaders(
  { framedBy, isForOwner = false, keepsOpener = false }: SitePage,
  ancestors: readonly string[],
  serviceUrl: string,
): Headers {
  const isFramed = framedBy === 'sites' && ancestors.length > 0
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${serviceUrl}`,
    "worker-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-src 'none'",
    `frame-ancestors ${isFramed ? ancestors.join(' ') : "'none'"}`,
    "require-trusted-types-for 'script'",
    'trusted-types hasp-worker',
    'upgrade-insecure-requests',
  ]
  return {
    ...commonHeaders,
    'cache-control': 'no-store',
    'content-security-policy': policy.join('; '),
    'content-type': 'text/html; charset=utf-8',
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-opener-policy': openerPolicy({ isForOwner, keepsOpener }),
    'cross-origin-resource-policy': 'cross-origin',
    'integrity-policy': 'blocked-destinations=(script)',
    'origin-agent-cluster': '?1',
    'permissions-policy': Object.entries(features)
      .map(([name, allowed]) => `${name}=${allowed}`)
      .join(', '),
  }
}

function openerPolicy(of: {
  readonly isForOwner: boolean
  readonly keepsOpener: boolean
}): string {
  if (of.isForOwner) return 'same-origin'
  return of.keepsOpener ? 'unsafe-none' : 'same-origin-allow-popups'
}

/**
 * The headers of a script or a sheet, whose name holds its hash. As a worker
 * it has the policy of its own answer: the signer may do nothing but compute,
 * and only the worker for passwords compiles WebAssembly.
 */
export function assetHeaders(path: string, contentType: string): Headers {
  const mayCompile = path.startsWith('/assets/password.')
  return {
    ...commonHeaders,
    'cache-control': `public, max-age=${year}, immutable`,
    'content-security-policy': mayCompile
      ? "default-src 'none'; script-src 'wasm-unsafe-eval'"
      : "default-src 'none'",
    'content-type': contentType,
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-resource-policy': 'same-origin',
  }
}
