import { once } from 'node:events'
import { createServer } from 'node:https'
import { getRequestListener } from '@hono/node-server'
import { findFreePort } from '../../devstack/testing/findFreePort.js'
import { mainnet } from '../../packages/core/src/exports/networks.js'
import { evmSignatures } from '../../packages/core/src/exports/siwx.js'
import {
  createSiwxServer,
  memoryStore,
  type SiwxServer,
} from '../../packages/core/src/exports/siwxServer.js'
import { createCertificate } from './createCertificate.js'

/** A request as a server saw it. */
export type SeenRequest = {
  readonly method: string
  readonly path: string
  /** The page that asked, where the browser says so. */
  readonly from: string | null
  readonly hasCookie: boolean
  readonly status: number
}

const pages = ['/', '/favicon.ico']
const page = '<!doctype html><title>Notes</title>'

/**
 * Three sites under TLS, whose names the browser knows without asking: Tide
 * with a server of its own, the same server on another site, and a stranger.
 */
export async function serveTlsSites() {
  const port = await findFreePort()
  const urlOf = (name: string) => `https://${name}.localhost:${port}`
  const urls = { tide: urlOf('tide'), api: urlOf('api'), evil: urlOf('evil') }
  const seen: SeenRequest[] = []
  const siteOf = (credential: 'site' | 'crossSite') => {
    const auth = createSiwxServer({
      origins: [urls.tide],
      networks: [mainnet],
      verifiers: [evmSignatures()],
      store: memoryStore({ warn: () => undefined }),
      ...(credential === 'crossSite' && {
        credential: { kind: 'crossSiteCookie' },
      }),
    })
    return serveNotes(auth)
  }
  const sites = {
    [urls.tide]: siteOf('site'),
    [urls.api]: siteOf('crossSite'),
  }
  const answer = async (request: Request) => {
    const { origin, pathname: path } = new URL(request.url)
    const response =
      (pages.includes(path) ? undefined : await sites[origin]?.(request)) ??
      new Response(page, { headers: { 'content-type': 'text/html' } })
    const { headers, method } = request
    const from = headers.get('origin')
    const hasCookie = headers.has('cookie')
    seen.push({ method, path, from, hasCookie, status: response.status })
    return response
  }
  const server = createServer(createCertificate(), getRequestListener(answer))
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    urls,
    seen,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** A note for each visitor, who has to be signed in. */
function serveNotes(auth: SiwxServer) {
  const notes = new Map<string, string>()
  const note = auth.protect(async (request, { accounts: [account] }) => {
    const owner = account?.accountId ?? ''
    if (request.method === 'POST') notes.set(owner, await request.text())
    return Response.json({ note: notes.get(owner) ?? '' })
  })
  return (request: Request) =>
    new URL(request.url).pathname === '/note'
      ? note(request)
      : auth.handle(request)
}
