import { changeOperatorFile } from '@hasp/service-frame/operator'
import type { Configuration } from '../configuration.js'
import { migrateDatabase } from './migrateDatabase.js'
import {
  addOrigin,
  addProject,
  type OperatorChange,
  removeOrigin,
  stopApprovals,
} from './operatorChanges.js'

/** What was written behind the words of a command. */
export interface Written {
  readonly values: readonly string[]
  readonly name: string | undefined
  readonly origins: readonly string[]
}

/** What a command did. */
export interface Done {
  readonly isChanged: boolean
  /** One sentence for people. */
  readonly said: string
}

/** One command: how it is written, and what it does. Done twice, it is done. */
export interface Command {
  readonly words: readonly string[]
  /** What stands behind the words, by name. */
  readonly values: readonly string[]
  readonly needsName?: boolean
  readonly says: string
  run(configuration: Configuration, written: Written): Promise<Done>
}

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
