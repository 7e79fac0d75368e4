import {
  dataProblemSchema,
  dataRoutes,
  projectQuery,
} from '@hasp/protocol/data'
import { describeApi } from '@hasp/service-frame'
import { isForProjects } from '../projects/isForProjects.js'

/** The routes as OpenAPI 3.1, out of the table that the service answers by. */
export function describeDataApi(publicUrl: string): object {
  return describeApi({
    title: 'Data service',
    publicUrl,
    problem: dataProblemSchema,
    routes: Object.entries(dataRoutes).map(
      ([operationId, route]): describeApi.Route => ({
        operationId,
        ...route,
        queryParameters: {
          ...('queryParameters' in route && route.queryParameters),
          ...(isForProjects(route.path) && projectQuery),
        },
      }),
    ),
  })
}
