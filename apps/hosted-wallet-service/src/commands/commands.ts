import { changeOperatorFile } from '@hasp/service-frame/operator'
import { retireMasterKeys, rotateMasterKey } from '@hasp/service-frame/secrets'
import type { Configuration } from '../configuration.js'
import { keyHolder } from '../secrets/keyHolder.js'
import type { Command, Done } from './Command.js'
import { migrateDatabase } from './migrateDatabase.js'
import {
  addOrigin,
  addProject,
  type OperatorChange,
  removeOrigin,
  stopApprovals,
} from './operatorChanges.js'
import { restored } from './restored.js'
import { verifyAudit } from './verifyAudit.js'

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
    says: 'brings the database to this release; one process without Redis must be stopped',
    run: migrateDatabase,
  },
  {
    words: ['restored'],
    values: [],
    says: 'lets a restored backup be served: ends what may not go on, and says what is lost; the service must be stopped',
    run: restored,
  },
  {
    words: ['rotate'],
    values: [],
    says: 'adds a new master key beside the one of before, while the service runs',
    run: (configuration) => rotateMasterKey(keyHolder(configuration)),
  },
  {
    words: ['retire'],
    values: [],
    says: 'lets only the master key in the file open the database, once rotate has made another',
    run: (configuration) => retireMasterKeys(keyHolder(configuration)),
  },
  {
    words: ['verify-audit'],
    values: [],
    says: 'reads the whole record of every wallet, and names the first broken row',
    run: verifyAudit,
  },
]
