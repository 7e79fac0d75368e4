import type { Database } from './Database.js'
import type { Replica, Replicas } from './watchReplicas.js'

/** Reads a database that may have replicas. */
export interface Reads {
  /**
   * Asks a replica; the primary where there is none, it fails, or what it says is
   * not enough.
   */
  read<Answer>(
    ask: (database: Database) => Promise<Answer>,
    isEnough?: (answer: Answer) => boolean,
  ): Promise<Answer>
  /**
   * Asks the primary; where it is away, a replica, whose answer counts if it is
   * one: what it does not know may be there.
   */
  readNewest<Answer>(
    ask: (database: Database) => Promise<Answer | undefined>,
  ): Promise<Answer | undefined>
}

/** @param replicas absent where there are none */
export function createReads(
  primary: Database,
  replicas: Pick<Replicas, 'pick' | 'pickAny'> | undefined,
): Reads {
  return {
    async read(ask, isEnough = () => true) {
      const found = await attempt(replicas?.pick(), ask)
      if (found && isEnough(found.answer)) return found.answer
      return await ask(primary)
    },
    async readNewest(ask) {
      try {
        return await ask(primary)
      } catch (error) {
        const found = await attempt(replicas?.pickAny(), ask)
        if (found?.answer !== undefined) return found.answer
        throw error
      }
    },
  }
}

async function attempt<Answer>(
  replica: Replica | undefined,
  ask: (database: Database) => Promise<Answer>,
): Promise<{ readonly answer: Answer } | undefined> {
  if (!replica) return undefined
  try {
    return { answer: await ask(replica.database) }
  } catch {
    replica.setAside()
    return undefined
  }
}
