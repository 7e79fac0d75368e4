import { createServer } from 'node:http'
import type { OperatorFile } from '@hasp/protocol/project'
import { keepAliveMs } from '@hasp/service-frame/keepAliveMs'
import { createOperatorReader } from '@hasp/service-frame/operator'
import type { SiteFile } from '@hasp/service-frame/readSite'
import { createSiteHandler } from './createSiteHandler.js'

/** The wallet's origin, served. */
export interface HostedWalletSite {
  /** Settles once it is down. */
  readonly ended: Promise<void>
  stop(): Promise<void>
}

/**
 * Serves the pages of the hosted wallet from memory.
 * @param options.files the built site, by path
 * @param options.readOperatorFile read once in ten seconds at most
 * @throws when the port is taken
 */
export async function startHostedWalletSite(
  options: startHostedWalletSite.Options,
): Promise<HostedWalletSite> {
  const { escrowKey, files, host, port, readOperatorFile, serviceUrl } = options
  const handle = createSiteHandler({
    escrowKey,
    files,
    serviceUrl,
    readOperator: createOperatorReader({
      now: () => performance.now(),
      read: readOperatorFile,
      onFailure: options.onFailure,
    }),
  })
  const kept = { keepAliveTimeout: keepAliveMs }
  const server = createServer(kept, (request, response) => {
    const { headers, method = '', url = '' } = request
    void handle({ method, url, origin: headers.origin }).then(
      ({ body, headers: answered, status }) => {
        response.writeHead(status, {
          ...answered,
          'content-length': body.byteLength,
        })
        response.end(method === 'HEAD' ? undefined : body)
      },
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  const ended = new Promise<void>((resolve) => server.once('close', resolve))
  return {
    ended,
    stop: async () => {
      server.close()
      server.closeAllConnections()
      await ended
    },
  }
}

export declare namespace startHostedWalletSite {
  interface Options {
    /** What pages seal to the escrow, where there is one. */
    readonly escrowKey?: string | undefined
    readonly host: string
    readonly port: number
    readonly files: ReadonlyMap<string, SiteFile>
    readonly readOperatorFile: () => Promise<OperatorFile>
    /** Told why what the operator changed does not hold. */
    readonly onFailure?: (reason: unknown) => void
    /** Where browsers find the wallet's service, without a slash at its end. */
    readonly serviceUrl: string
  }
}
