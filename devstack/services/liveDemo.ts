import { fileURLToPath } from 'node:url'
import { createServer, type Plugin } from 'vite'
import { addresses } from '../addresses.js'
import { demoSignIn, type PathHandler } from './demoSignIn.js'
import type { RunningPart } from './RunningPart.js'

/**
 * Serves the demo from its sources with hot reload, for daily work. It has
 * no Content-Security-Policy: hot reload does what the policy forbids.
 * @param offset the port offset of the stack
 * @example const demo = await startLiveDemo(0)
 */
export async function startLiveDemo(offset: number): Promise<RunningPart> {
  const address = addresses(offset).demo
  const server = await createServer({
    root: fileURLToPath(new URL('../../apps/demo', import.meta.url)),
    define: { 'import.meta.env.HASP_PORT_OFFSET': `${offset}` },
    server: { port: address.port },
    plugins: [serve(demoSignIn(addresses(offset)))],
  })
  await server.listen()
  const ended = new Promise<undefined>((resolve) => {
    server.httpServer?.once('close', () => resolve(undefined))
  })
  return { address, ended, stop: () => server.close() }
}

function serve({ handle, path }: PathHandler): Plugin {
  return {
    name: 'demo-server',
    configureServer: ({ middlewares }) =>
      void middlewares.use((request, response, next) => {
        if (request.url?.startsWith(path)) void handle(request, response)
        else next()
      }),
  }
}
