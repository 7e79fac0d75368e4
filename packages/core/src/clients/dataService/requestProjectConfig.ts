import { projectConfigSchema } from '@hasp/protocol/data'
import { isOriginAllowed } from '@hasp/protocol/frame'
import type { Environment } from '../../ports/Environment.js'
import type {
  ProjectAnswer,
  ProjectConfigSource,
} from '../../ports/ProjectConfigSource.js'
import { ServiceFailure } from '../service/ServiceFailure.js'
import { askService, serviceBase } from './askService.js'
import { refusalOf } from './refusalOf.js'

/**
 * Asks a data service what its operator says of the site.
 * @param url of the service, with the project
 * @throws ServiceFailure where that is no reason to mend anything
 */
export async function requestProjectConfig(
  url: string,
  { environment, signal }: Parameters<ProjectConfigSource['read']>[0],
): Promise<ProjectAnswer> {
  try {
    return await askService({
      base: serviceBase(url, environment),
      path: '/v1/project-config',
      schema: projectConfigSchema,
      read: ({ allowedOrigins, features }): ProjectAnswer =>
        isAllowed(allowedOrigins, environment)
          ? { type: 'known', features }
          : { type: 'refused', alert: 'ORIGIN_NOT_ALLOWED', isFinal: true },
      ...{ environment, signal },
    })
  } catch (error) {
    const refusal = error instanceof ServiceFailure && refusalOf(error)
    if (refusal) return refusal
    throw error
  }
}

/** Compared as the services do, who share the one matcher. */
function isAllowed(
  allowedOrigins: readonly string[] | undefined,
  { window }: Environment,
): boolean {
  const origin = window?.location?.origin
  if (!allowedOrigins || origin === undefined) return true
  return isOriginAllowed(allowedOrigins, origin)
}
