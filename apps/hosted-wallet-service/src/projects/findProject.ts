import { isOriginAllowed } from '@hasp/protocol/frame'
import { type Project, projectOrigins } from '@hasp/protocol/project'
import { HttpProblem } from '@hasp/service-frame'
import type { Service } from '../Service.js'
import { operatorOf } from './operatorOf.js'

/**
 * The project that a page names, where it may use it. The wallet's own pages
 * may use every one.
 * @throws HttpProblem 403
 */
export async function findProject(
  service: Service,
  projectId: string,
  origin: string,
): Promise<Project> {
  const operator = await operatorOf(service)
  const project = operator.projects.find(({ id }) => id === projectId)
  if (!project) throw new HttpProblem(403, 'PROJECT_UNKNOWN')
  const isAllowed =
    origin === service.walletOrigin ||
    isOriginAllowed(projectOrigins(operator, projectId) ?? [], origin)
  if (!isAllowed) throw new HttpProblem(403, 'ORIGIN_REFUSED')
  return project
}
