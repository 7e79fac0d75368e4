import { isOriginEntry } from '../frame/originList.js'
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

/** Without TLS only on this machine, and only where somebody develops. */
export function isSafeOrigin(origin: string, isDevelopment: boolean): boolean {
  if (origin.startsWith('https:')) return true
  const { hostname } = new URL(origin)
  return (
    isDevelopment &&
    (/^(?:.+\.)?localhost$/.test(hostname) ||
      hostname === '127.0.0.1' ||
      hostname === '[::1]')
  )
}
