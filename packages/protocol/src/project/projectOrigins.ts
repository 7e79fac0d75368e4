import { isOriginEntry } from '../frame/originList.js'
import { isSafeOrigin } from './isSafeOrigin.js'
import type { OperatorFile } from './operatorFile.js'

const mostOrigins = 100

/**
 * The origins at which a project may be used.
 * @returns undefined for a project that nobody knows
 */
export function projectOrigins(
  { dev, projects }: OperatorFile,
  projectId: string,
): readonly string[] | undefined {
  const project = projects.find(({ id }) => id === projectId)
  return project?.origins
    .filter((origin) => isOriginEntry(origin) && isSafeOrigin(origin, dev))
    .slice(0, mostOrigins)
}
