import type { Service } from '../Service.js'
import { operatorOf } from './operatorOf.js'

/** What mails call a project; one that the operator took away has no name. */
export async function projectNameOf(
  service: Pick<Service, 'readOperator'>,
  projectId: string,
): Promise<string> {
  const { projects } = await operatorOf(service)
  return projects.find(({ id }) => id === projectId)?.name ?? projectId
}
