import { isOriginAllowed } from '@hasp/protocol/frame'
import {
  createSpareRequestLimit,
  type HttpApp,
  HttpProblem,
  type IsWelcome,
  type SpareCache,
} from '@hasp/service-frame'
import type { Configuration } from '../configuration.js'
import { configPath, isForProjects } from './isForProjects.js'
import type { Projects } from './openProjects.js'

type Request = Parameters<IsWelcome>[1]

/** What every client of ENS may ask, on whatever page. */
const gatewayPath = '/ccip/'

/**
 * Whose pages may read an answer: those of the project that is asked in the
 * name of, or where none is, those of the service's own list. Why a page is
 * refused may be read by every page.
 */
export function createIsWelcome(
  origins: Configuration['origins'],
  projects: Projects | undefined,
): IsWelcome {
  return async (origin, context) => {
    const { path } = context.req
    if (path === configPath || path.startsWith(gatewayPath)) return true
    const project = await findProject(projects, context).catch(() => undefined)
    const allowed = project?.allowedOrigins ?? origins
    return allowed === '*' || isOriginAllowed(allowed, origin)
  }
}

/**
 * Refuses whoever asks in the name of no project, of one that is not theirs, or
 * of one whose visitors ask too often.
 */
export function admitProjects(
  app: HttpApp,
  projects: Projects,
  limits: NonNullable<Configuration['projects']>,
  cache: SpareCache | undefined,
): void {
  const limit = createSpareRequestLimit({
    cache,
    count: limits.requestsPerMinute,
  })
  app.use('/v1/*', async (context, next) => {
    if (!isForProjects(context.req.path)) return await next()
    const origin = context.req.header('Origin')
    try {
      const project = await findProject(projects, context)
      if (!project) return await next()
      if (origin && !isOriginAllowed(project.allowedOrigins, origin))
        throw new HttpProblem(403, 'ORIGIN_REFUSED')
    } catch (error) {
      // It says nothing of anybody, and its page could not know otherwise.
      if (origin) context.header('Access-Control-Allow-Origin', origin)
      throw error
    }
    const id = context.req.query('projectId') ?? ''
    const retryAfterMs = await limit.take(`project ${id}`)
    if (retryAfterMs !== undefined)
      throw new HttpProblem(429, 'TOO_MANY_REQUESTS', { retryAfterMs })
    await next()
  })
}

async function findProject(projects: Projects | undefined, context: Request) {
  return await projects?.find(context.req.query('projectId'))
}
