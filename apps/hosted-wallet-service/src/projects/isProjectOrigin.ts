import type { Project } from '@hasp/protocol/project'

/**
 * Whether a page may use a project: its origin is listed, or the pattern
 * `https://*.example` stands for exactly one label of it. The wallet's own
 * pages may use every project.
 */
export function isProjectOrigin(
  project: Project,
  origin: string,
  walletOrigin: string,
): boolean {
  if (origin === walletOrigin) return true
  return project.origins.some((listed) => {
    const [scheme, suffix] = listed.split('*')
    if (suffix === undefined) return listed === origin
    return (
      scheme === 'https://' &&
      origin.startsWith(scheme) &&
      origin.endsWith(suffix) &&
      /^[a-z0-9-]+$/.test(origin.slice(scheme.length, -suffix.length))
    )
  })
}
