import type { DeviceRecord } from './DeviceRecord.js'
import { committed, openDatabase, settled } from './openDatabase.js'
import { stayOpen, type UseDatabase } from './stayOpen.js'
import type { VaultStore } from './VaultStore.js'

const databaseName = 'hasp-wallet'
const storeName = 'devices'

/**
 * Opens the records of this origin. What the browser does not keep, because
 * it blocks storage or has no room, lives as long as the page.
 * @param factory undefined where the browser throws at its name
 */
export async function openVaultStore(
  factory: IDBFactory | undefined,
): Promise<VaultStore> {
  const inMemory = new Map<string, DeviceRecord>()
  // Once it could not be read, what is there is not written over either.
  let kept = await openKept(factory)
  return {
    get persistence() {
      return kept && inMemory.size === 0 ? 'kept' : 'memory'
    },
    async read(site) {
      const newest = inMemory.get(site)
      if (newest) return newest
      try {
        return await kept?.read(site)
      } catch {
        kept = undefined
        return undefined
      }
    },
    async write(site, record) {
      try {
        if (!kept) throw new Error('Nothing is kept.')
        await kept.write(site, record)
        inMemory.delete(site)
      } catch {
        inMemory.set(site, record)
      }
    },
  }
}

type Kept = Pick<VaultStore, 'read' | 'write'>

async function openKept(
  factory: IDBFactory | undefined,
): Promise<Kept | undefined> {
  if (!factory) return undefined
  try {
    return keptIn(
      await stayOpen(() => openDatabase(factory, databaseName, storeName)),
    )
  } catch {
    return undefined
  }
}

function keptIn(use: UseDatabase): Kept {
  return {
    read: (site) =>
      use(async (database) => {
        const records = database.transaction(storeName).objectStore(storeName)
        const record: unknown = await settled(records.get(site))
        return isRecord(record) ? record : undefined
      }),
    write: (site, record) =>
      use(async (database) => {
        const options = { durability: 'strict' } as const
        const records = database
          .transaction(storeName, 'readwrite', options)
          .objectStore(storeName)
        await settled(records.put(record, site))
        await committed(records.transaction)
      }),
  }
}

/** Nobody but this origin writes here; a record without its key is none. */
function isRecord(value: unknown): value is DeviceRecord {
  return typeof value === 'object' && value !== null && 'proofKey' in value
}
