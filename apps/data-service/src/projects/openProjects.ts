import type { ProjectConfig } from '@hasp/protocol/data'
import { projectOrigins, projectsFileSchema } from '@hasp/protocol/project'
import { type Clock, HttpProblem, type Log } from '@hasp/service-frame'
import {
  createOperatorReader,
  operatorOf,
  readJsonFile,
} from '@hasp/service-frame/operator'
import type { Configuration } from '../configuration.js'

/** The sites that are served. */
export interface Projects {
  /**
   * What the operator says of one, as the file is now.
   * @returns undefined where none is named and none has to be
   * @throws HttpProblem 403 `PROJECT_ID_REQUIRED` or `PROJECT_UNKNOWN`, 503
   */
  find(projectId: string | undefined): Promise<Project | undefined>
}

/** A site that is served. */
export type Project = ProjectConfig & { readonly allowedOrigins: string[] }

/**
 * Reads the projects of an operator's file, again and again.
 * @throws Error with one sentence when the file is not as it should be
 */
export async function openProjects(
  { areRequired, operatorFile }: NonNullable<Configuration['projects']>,
  { clock, log }: { readonly clock: Clock; readonly log: Log },
): Promise<Projects> {
  const read = () => readJsonFile(operatorFile, projectsFileSchema)
  await read()
  const readOperator = createOperatorReader({
    now: clock.now,
    read,
    onFailure: () => log({ event: 'operator file failed' }),
  })
  return {
    async find(projectId) {
      if (projectId === undefined && !areRequired) return undefined
      if (projectId === undefined)
        throw new HttpProblem(403, 'PROJECT_ID_REQUIRED')
      const operator = await operatorOf({ readOperator })
      const project = operator.projects.find(({ id }) => id === projectId)
      if (!project) throw new HttpProblem(403, 'PROJECT_UNKNOWN')
      return {
        allowedOrigins: [...(projectOrigins(operator, projectId) ?? [])],
        features: withoutGaps(project.features),
      }
    },
  }
}

function withoutGaps(
  features: Readonly<Record<string, boolean | undefined>> = {},
): Record<string, boolean> {
  return Object.fromEntries(
    Object.entries(features).flatMap(([name, isOn]) =>
      isOn === undefined ? [] : [[name, isOn]],
    ),
  )
}
