import { dataRoutes } from '@hasp/protocol/data'

/** It says which projects there are, and why one is refused. */
export const configPath = dataRoutes.readProjectConfig.path
/** Drawn by pages, whose pictures name no project. */
const imagesPath = '/v1/images/'

/** Whether what is asked of a path is asked in the name of a project. */
export function isForProjects(path: string): boolean {
  return (
    path.startsWith('/v1/') &&
    path !== configPath &&
    !path.startsWith(imagesPath)
  )
}
