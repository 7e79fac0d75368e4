import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  bitcoinSignatures,
  cosmosSignatures,
  evmSignatures,
  polkadotSignatures,
  solanaSignatures,
} from '@hasp/core/siwx'
import { createSiwxServer, memoryStore } from '@hasp/core/siwxServer'
import { getRequestListener } from '@hono/node-server'
import { networksOf } from '../../apps/demo/src/networksOf.js'
import type { Addresses } from '../addresses.js'

/** Answers what begins with a path, in place of the files of a site. */
export type PathHandler = {
  readonly path: string
  handle(request: IncomingMessage, response: ServerResponse): unknown
}

/** The demo's own server, at which its visitors sign in: `/siwx/*`. */
export function demoSignIn(stack: Addresses): PathHandler {
  const server = createSiwxServer({
    origins: [new URL(stack.demo.url).origin],
    networks: networksOf(stack),
    verifiers: [
      evmSignatures(),
      solanaSignatures(),
      bitcoinSignatures(),
      polkadotSignatures(),
      cosmosSignatures(),
    ],
    store: memoryStore(),
    statement: 'Sign in to the Hasp demo.',
  })
  return { path: '/siwx/', handle: getRequestListener(server.handle) }
}
