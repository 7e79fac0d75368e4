import { dataProblemSchema, dataRoutes } from '@hasp/protocol/data'
import { describeApi } from '@hasp/service-frame'

/** The routes as OpenAPI 3.1, out of the table that the service answers by. */
export function describeDataApi(publicUrl: string): object {
  return describeApi({
    title: 'Data service',
    publicUrl,
    problem: dataProblemSchema,
    routes: Object.entries(dataRoutes).map(([operationId, route]) => ({
      operationId,
      ...route,
    })),
  })
}
