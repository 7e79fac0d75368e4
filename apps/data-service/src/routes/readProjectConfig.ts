import { dataRoutes, type ProjectConfig } from '@hasp/protocol/data'
import * as v from 'valibot'
import type { DataService } from './DataService.js'

/**
 * What the operator says of a site.
 * @throws HttpProblem 403 `PROJECT_ID_REQUIRED` or `PROJECT_UNKNOWN`, 503
 */
export async function readProjectConfig(
  { origins, projects }: Pick<DataService, 'origins' | 'projects'>,
  projectId: string | undefined,
): Promise<ProjectConfig> {
  const known = await projects?.find(projectId)
  return v.parse(
    dataRoutes.readProjectConfig.reply,
    known ?? {
      ...(origins !== '*' && { allowedOrigins: origins }),
      features: {},
    },
  )
}
