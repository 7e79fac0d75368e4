import type { DeviceRecord } from './DeviceRecord.js'
import { committed, openDatabase, settled } from './openDatabase.js'
import type { VaultStore } from './VaultStore.js'

const databaseName = 'hasp-wallet'
const storeName = 'devices'

/**
 * Opens the records of this origin. Where the browser blocks storage, or has
 * no room, they live in memory and say so.
 * @param factory undefined where the browser throws at its name
 */
export async function openVaultStore(
  factory: IDBFactory | undefined,
): Promise<VaultStore> {
  try {
    if (!factory) return createMemoryStore()
    return keptIn(await openDatabase(factory, databaseName, storeName))
  } catch {
    return createMemoryStore()
  }
}

function keptIn(database: IDBDatabase): VaultStore {
  const store = (mode: IDBTransactionMode) =>
    database
      .transaction(storeName, mode, { durability: 'strict' })
      .objectStore(storeName)
  const done = async (write: IDBRequest, { transaction }: IDBObjectStore) => {
    await settled(write)
    await committed(transaction)
  }
  return {
    persistence: 'kept',
    read: async (site) => {
      const record: unknown = await settled(store('readonly').get(site))
      return isRecord(record) ? record : undefined
    },
    write: async (site, record) => {
      const records = store('readwrite')
      await done(records.put(record, site), records)
    },
    remove: async (site) => {
      const records = store('readwrite')
      await done(records.delete(site), records)
    },
    sites: async () =>
      (await settled(store('readonly').getAllKeys())).map(String),
  }
}

function createMemoryStore(): VaultStore {
  const records = new Map<string, DeviceRecord>()
  return {
    persistence: 'memory',
    read: async (site) => records.get(site),
    write: async (site, record) => void records.set(site, record),
    remove: async (site) => void records.delete(site),
    sites: async () => [...records.keys()],
  }
}

/** Nobody but this origin writes here; a record without its key is none. */
function isRecord(value: unknown): value is DeviceRecord {
  return typeof value === 'object' && value !== null && 'proofKey' in value
}
