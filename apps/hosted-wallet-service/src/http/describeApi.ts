import {
  problemSchema,
  walletServiceRoutes,
} from '@hasp/protocol/walletService'
import { describeApi as describe } from '@hasp/service-frame'

/** The routes as OpenAPI 3.1, out of the table that the service answers by. */
export function describeApi(publicUrl: string): object {
  return describe({
    title: 'Hosted wallet service',
    publicUrl,
    problem: problemSchema,
    securitySchemes: {
      proof: { type: 'apiKey', in: 'header', name: 'DPoP' },
      token: { type: 'http', scheme: 'DPoP' },
    },
    routes: Object.entries(walletServiceRoutes).map(
      ([operationId, { access, body, method, path, reply }]) => ({
        operationId,
        method,
        path,
        security: security[access],
        body: method === 'GET' ? undefined : body,
        reply,
      }),
    ),
  })
}

const security = {
  none: [],
  proof: [{ proof: [] }],
  token: [{ proof: [], token: [] }],
}
