import {
  problemSchema,
  walletServiceRoutes,
} from '@hasp/protocol/walletService'
import { toJsonSchema } from '@valibot/to-json-schema'

/** The routes as OpenAPI 3.1, out of the table that the service answers by. */
export function describeApi(publicUrl: string): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const [operationId, route] of Object.entries(walletServiceRoutes)) {
    const path = paths[route.path] ?? {}
    path[route.method.toLowerCase()] = {
      operationId,
      security: security[route.access],
      ...(route.method === 'GET'
        ? {}
        : { requestBody: { required: true, content: json(route.body) } }),
      responses: {
        200: { description: 'The answer', content: json(route.reply) },
        default: { $ref: '#/components/responses/Problem' },
      },
    }
    paths[route.path] = path
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Hosted wallet service', version: '1' },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      securitySchemes: {
        proof: { type: 'apiKey', in: 'header', name: 'DPoP' },
        token: { type: 'http', scheme: 'DPoP' },
      },
      responses: {
        Problem: {
          description: 'A code of a closed list (RFC 9457)',
          content: {
            'application/problem+json': { schema: schemaOf(problemSchema) },
          },
        },
      },
    },
  }
}

const security = {
  none: [],
  proof: [{ proof: [] }],
  token: [{ proof: [], token: [] }],
}

const schemaOf = (schema: Parameters<typeof toJsonSchema>[0]) =>
  toJsonSchema(schema, { errorMode: 'ignore' })

const json = (schema: Parameters<typeof toJsonSchema>[0]) => ({
  'application/json': { schema: schemaOf(schema) },
})
