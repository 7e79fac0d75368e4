import { isOriginAllowed } from '@hasp/protocol/frame'
import { type OperatorFile, projectOrigins } from '@hasp/protocol/project'
import type { ReadOperator } from '@hasp/service-frame/operator'
import type { SiteFile } from '@hasp/service-frame/readSite'
import type { PageConfiguration } from '../pages/PageConfiguration.js'
import {
  assetHeaders,
  commonHeaders,
  type Headers,
  pageHeaders,
} from './contentHeaders.js'
import { configurationPlace, pages, type SitePage } from './pages.js'

export interface SiteAnswer {
  readonly status: number
  readonly headers: Headers
  readonly body: Buffer
}

/** What is asked of the site. */
export interface SiteRequest {
  readonly method: string
  readonly url: string
  /** As the browser says it. */
  readonly origin?: string | undefined
}

const defaultProject = 'default'

/** Answers what is asked of the wallet's origin; it holds no state. */
export function createSiteHandler({
  escrowKey,
  files,
  readOperator,
  serviceUrl,
}: createSiteHandler.Parameters): (
  request: SiteRequest,
) => Promise<SiteAnswer> {
  const page = async (
    found: SitePage,
    file: SiteFile,
    asked: string | null,
  ): Promise<SiteAnswer> => {
    const operator = await readOperator()
    const projectId = asked ?? projectOf(found, operator)
    const origins = operator && projectOrigins(operator, projectId)
    const headers = pageHeaders(found, origins ?? [], serviceUrl)
    if (!operator || !origins)
      return { ...plain(404, 'Invalid App Configuration'), headers }
    const configuration = configurationOf(operator, {
      ...{ escrowKey, origins, projectId },
    })
    const html = file.body
      .toString()
      .replace(configurationPlace, () =>
        escapeAttribute(JSON.stringify({ ...configuration, serviceUrl })),
      )
    return { status: 200, headers, body: Buffer.from(html) }
  }
  /** The one answer that other origins read; it knows nothing of visitors. */
  const check = async (
    projectId: string,
    origin: string | undefined,
  ): Promise<SiteAnswer> => {
    const operator = await readOperator()
    const origins = operator && projectOrigins(operator, projectId)
    const isAllowed =
      origin !== undefined && isOriginAllowed(origins ?? [], origin)
    const answer = {
      project: origins ? 'known' : 'unknown',
      origin: isAllowed ? 'allowed' : 'refused',
    }
    return {
      status: 200,
      headers: {
        ...commonHeaders,
        'access-control-allow-origin': '*',
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'content-type': 'application/json',
        'cross-origin-resource-policy': 'cross-origin',
      },
      body: Buffer.from(JSON.stringify(answer)),
    }
  }
  return async ({ method, origin, url }) => {
    if (method !== 'GET' && method !== 'HEAD')
      return plain(405, 'Only GET and HEAD are answered here.')
    const address = readAddress(url)
    if (!address) return plain(400, 'This is no address.')
    const { pathname, searchParams } = address
    const asked = searchParams.get('p')
    if (pathname === '/healthz') return plain(200, 'ok')
    if (pathname === '/frame/v1/check')
      return await check(asked ?? defaultProject, origin)
    const found = pages.find(({ path }) => path === pathname)
    const file = files.get(found ? `${pathname}index.html` : pathname)
    if (!file) return plain(404, 'Not found.')
    if (found) return await page(found, file, asked)
    if (!pathname.startsWith('/assets/')) return plain(404, 'Not found.')
    const headers = assetHeaders(pathname, file.type)
    return { status: 200, headers, body: file.body }
  }
}

export declare namespace createSiteHandler {
  interface Parameters {
    /** What pages seal to the escrow, where there is one. */
    readonly escrowKey?: string | undefined
    /** The built site, by path. */
    readonly files: ReadonlyMap<string, SiteFile>
    readonly readOperator: ReadOperator
    /** Where browsers find the wallet's service. */
    readonly serviceUrl: string
  }
}

/**
 * Pages that no site frames are opened by visitors, and by links of mails: they
 * are there whatever the operator calls the projects.
 */
function projectOf(
  { framedBy }: SitePage,
  operator: OperatorFile | undefined,
): string {
  const projects = operator?.projects ?? []
  const isDefaultThere = projects.some(({ id }) => id === defaultProject)
  if (framedBy === 'sites' || isDefaultThere) return defaultProject
  return projects[0]?.id ?? defaultProject
}

function configurationOf(
  { networks, projects }: OperatorFile,
  {
    escrowKey,
    origins,
    projectId,
  }: {
    readonly escrowKey: string | undefined
    readonly origins: readonly string[]
    readonly projectId: string
  },
): Omit<PageConfiguration, 'serviceUrl'> {
  const project = projects.find(({ id }) => id === projectId)
  return {
    projectId,
    origins: [...origins],
    escrowKey,
    mode: escrowKey === undefined ? 'self' : (project?.mode ?? 'assisted'),
    // Where the nodes are, stays on the server.
    networks: networks.map(({ id, name, nativeCurrency, tokens = [] }) => ({
      id,
      name,
      coin: nativeCurrency,
      tokens,
    })),
  }
}

function plain(status: number, text: string): SiteAnswer {
  return {
    status,
    headers: {
      ...commonHeaders,
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'content-type': 'text/plain; charset=utf-8',
      'cross-origin-resource-policy': 'same-origin',
    },
    body: Buffer.from(text),
  }
}

/** What begins with two slashes names another host, and no path of ours. */
function readAddress(url: string): URL | undefined {
  if (!url.startsWith('/') || /^\/[/\\]/.test(url)) return undefined
  try {
    return new URL(url, 'http://localhost')
  } catch {
    return undefined
  }
}

function escapeAttribute(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
}
