import type { ProjectConfig } from '@hasp/protocol/data'
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
  if (known) return known
  return { ...(origins !== '*' && { allowedOrigins: origins }), features: {} }
}
