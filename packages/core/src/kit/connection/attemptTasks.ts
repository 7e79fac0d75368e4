import type { ConnectionId } from '../../entities/connection/connection.js'
import { internals } from '../internals.js'
import type { Kit } from '../Kit.js'

const prefix = 'connect '

/** The task that holds an attempt to connect. */
export function attemptTask(id: ConnectionId): string {
  return `${prefix}${id}`
}

/**
 * Gives up what the visitor waits for, e.g. with the view that showed it.
 * @param except connections whose attempts go on
 */
export function abortAttempts(
  { [internals]: { tasks } }: Kit,
  except: readonly ConnectionId[] = [],
): void {
  const kept = except.map(attemptTask)
  tasks.abortAll((name) => name.startsWith(prefix) && !kept.includes(name))
}
