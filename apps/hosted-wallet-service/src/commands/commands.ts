import { changeOperatorFile } from '@hasp/service-frame/operator'
import type { Configuration } from '../configuration.js'
import type { Command, Done } from './Command.js'
import { migrateDatabase } from './migrateDatabase.js'
import {
  addOrigin,
  addProject,
  type OperatorChange,
  removeOrigin,
  stopApprovals,
} from './operatorChanges.js'

const change = async (
  { operatorFile }: Configuration,
  of: OperatorChange,
  changed: string,
  unchanged: string,
): Promise<Done> => {
  const isChanged = await changeOperatorFile(operatorFile, of)
  return { isChanged, said: isChanged ? changed : unchanged }
}

/** Every command besides `serve`. */
export const commands: readonly Command[] = [
  {
    words: ['project', 'add'],
    values: ['ID'],
    needsName: true,
    says: 'lets a site use the wallet, from each --origin',
    run: (configuration, { name = '', origins, values: [id = ''] }) =>
      change(
        configuration,
        addProject({ id, name, origins: [...origins] }),
        `Project ${id} is added.`,
        `Project ${id} is there already.`,
      ),
  },
  {
    words: ['project', 'origin', 'add'],
    values: ['ID', 'ORIGIN'],
    says: 'lets a project be used from one more origin',
    run: (configuration, { values: [id = '', origin = ''] }) =>
      change(
        configuration,
        addOrigin(id, origin),
        `${origin} may use project ${id}.`,
        `${origin} may use project ${id} already.`,
      ),
  },
  {
    words: ['project', 'origin', 'remove'],
    values: ['ID', 'ORIGIN'],
    says: 'takes an origin away from a project',
    run: (configuration, { values: [id = '', origin = ''] }) =>
      change(
        configuration,
        removeOrigin(id, origin),
        `${origin} may no longer use project ${id}.`,
        `${origin} is no origin of project ${id}.`,
      ),
  },
  {
    words: ['approvals', 'stop'],
    values: [],
    says: 'stops every approval within ten seconds, until they are resumed',
    run: (configuration) =>
      change(
        configuration,
        stopApprovals(true),
        'Approvals are stopped.',
        'Approvals are stopped already.',
      ),
  },
  {
    words: ['approvals', 'resume'],
    values: [],
    says: 'lets visitors approve again',
    run: (configuration) =>
      change(
        configuration,
        stopApprovals(false),
        'Approvals are resumed.',
        'Approvals are not stopped.',
      ),
  },
  {
    words: ['migrate'],
    values: [],
    says: 'brings the database to this release; the service must be stopped',
    run: migrateDatabase,
  },
]
