import type { OperatorFile, Project } from '@hasp/protocol/project'

/** What a command makes of the operator's file; asked again it does nothing. */
export type OperatorChange = (file: OperatorFile) => OperatorFile

/** @throws Error where the id is another project's already */
export function addProject(project: Project): OperatorChange {
  return (file) => {
    const known = file.projects.find(({ id }) => id === project.id)
    if (!known) return { ...file, projects: [...file.projects, project] }
    const isSame =
      known.name === project.name &&
      project.origins.every((origin) => known.origins.includes(origin))
    if (isSame) return file
    throw new Error(
      `There is a project ${project.id} already, "${known.name}": add origins to it, or choose another id.`,
    )
  }
}

/** @throws Error where there is no such project */
export function addOrigin(projectId: string, origin: string): OperatorChange {
  return (file) =>
    changeProject(file, projectId, (project) =>
      project.origins.includes(origin)
        ? project
        : { ...project, origins: [...project.origins, origin] },
    )
}

/** @throws Error where there is no such project */
export function removeOrigin(
  projectId: string,
  origin: string,
): OperatorChange {
  return (file) =>
    changeProject(file, projectId, (project) =>
      project.origins.includes(origin)
        ? {
            ...project,
            origins: project.origins.filter((listed) => listed !== origin),
          }
        : project,
    )
}

export function stopApprovals(areApprovalsStopped: boolean): OperatorChange {
  return (file) =>
    file.areApprovalsStopped === areApprovalsStopped
      ? file
      : { ...file, areApprovalsStopped }
}

function changeProject(
  file: OperatorFile,
  projectId: string,
  change: (project: Project) => Project,
): OperatorFile {
  const known = file.projects.find(({ id }) => id === projectId)
  if (!known) throw new Error(`There is no project ${projectId}.`)
  const changed = change(known)
  if (changed === known) return file
  const projects = file.projects.map((project) =>
    project === known ? changed : project,
  )
  return { ...file, projects }
}
