import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'

type JsonSchemaInput = Parameters<typeof toJsonSchema>[0]

/**
 * The routes of a service as OpenAPI 3.1, out of the tables that it answers by.
 * @example describeApi({ title: 'Data service', publicUrl, problem, routes })
 */
export function describeApi(options: describeApi.Options): object {
  const paths: Record<string, Record<string, object>> = {}
  for (const route of options.routes) {
    const path = paths[route.path] ?? {}
    path[route.method.toLowerCase()] = {
      operationId: route.operationId,
      ...(route.security && { security: route.security }),
      ...((route.pathParameters || route.queryParameters) && {
        parameters: [
          ...parametersOf('path', route.pathParameters),
          ...parametersOf('query', route.queryParameters),
        ],
      }),
      ...(route.body && {
        requestBody: { required: true, content: json(route.body) },
      }),
      responses: {
        200: {
          description: 'The answer',
          content: route.contentType
            ? { [route.contentType]: { schema: schemaOf(route.reply) } }
            : json(route.reply),
        },
        default: { $ref: '#/components/responses/Problem' },
      },
    }
    paths[route.path] = path
  }
  const { problem, publicUrl, securitySchemes, title } = options
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      ...(securitySchemes && { securitySchemes }),
      responses: {
        Problem: {
          description: 'A code of a closed list (RFC 9457)',
          content: {
            'application/problem+json': { schema: schemaOf(problem) },
          },
        },
      },
    },
  }
}

export declare namespace describeApi {
  interface Options {
    readonly title: string
    readonly publicUrl: string
    /** What is answered that is no 200. */
    readonly problem: GenericSchema
    readonly securitySchemes?: Readonly<Record<string, object>>
    readonly routes: readonly Route[]
  }
  interface Route {
    readonly operationId: string
    readonly method: 'GET' | 'POST'
    /** Parameters in braces, as OpenAPI writes them. */
    readonly path: string
    readonly security?: readonly object[]
    readonly pathParameters?: Readonly<Record<string, GenericSchema>>
    /** Those may be absent whose schema is `v.optional`. */
    readonly queryParameters?: Readonly<Record<string, GenericSchema>>
    readonly body?: GenericSchema | undefined
    readonly reply: GenericSchema
    /** Of an answer that is no JSON. */
    readonly contentType?: string
  }
}

function parametersOf(
  place: 'path' | 'query',
  schemas: Readonly<Record<string, GenericSchema>> = {},
): object[] {
  return Object.entries(schemas).map(([name, schema]) => ({
    name,
    in: place,
    required: schema.type !== 'optional',
    schema: schemaOf(schema),
  }))
}

/** What no JSON schema can say is said by the code alone. */
function schemaOf(schema: GenericSchema): object {
  return toJsonSchema(schema as JsonSchemaInput, { errorMode: 'ignore' })
}

function json(schema: GenericSchema): object {
  return { 'application/json': { schema: schemaOf(schema) } }
}
