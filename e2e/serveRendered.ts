import { createServer } from 'node:http'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readSite } from '@hasp/service-frame/readSite'
import { buildSite } from '../devstack/services/buildSite.js'
import { findFreePort } from '../devstack/testing/findFreePort.js'
import { repositoryRoot } from '../scripts/files/repositoryRoot.js'

type Render = (template: string, cookie: string | undefined) => string

/**
 * Builds the example of a server that draws its pages, and serves it as its
 * own server would: each page for the cookies of whoever asks.
 */
export async function serveRendered(): Promise<{
  url: string
  stop: () => Promise<void>
}> {
  const root = join(repositoryRoot, 'examples/serverRendered')
  const built = join(repositoryRoot, '.cache/examples/serverRendered')
  const folders = { pages: join(built, 'pages'), server: join(built, 'server') }
  const { signal } = new AbortController()
  await buildSite({ root, folder: folders.pages, signal })
  await buildSite({
    root,
    folder: folders.server,
    serverEntry: 'src/server.tsx',
    signal,
  })
  const program = pathToFileURL(join(folders.server, 'server.js')).href
  const { render }: { render: Render } = await import(program)
  const site = await readSite(folders.pages)
  const template = site.get('/index.html')?.body.toString() ?? ''

  const server = createServer(({ headers, url }, response) => {
    const file = site.get(url ?? '')
    response.writeHead(file || url === '/' ? 200 : 404, {
      'content-type': file?.type ?? 'text/html; charset=utf-8',
      'content-security-policy': policy,
    })
    response.end(file?.body ?? render(template, headers.cookie))
  })
  const port = await findFreePort()
  await new Promise<void>((resolve) =>
    server.listen(port, '127.0.0.1', resolve),
  )
  return {
    url: `http://localhost:${port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** What is drawn on a server gets by without styles and scripts in the page. */
const policy =
  "default-src 'self'; img-src 'self' data:; connect-src 'self' http://localhost:*"
