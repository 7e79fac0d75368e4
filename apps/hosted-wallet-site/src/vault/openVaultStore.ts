import type { DeviceRecord } from './DeviceRecord.js'
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
    return keptIn(await openDatabase(factory))
  } catch {
    return createMemoryStore()
  }
}

function openDatabase(factory: IDBFactory): Promise<IDBDatabase> {
  const request = factory.open(databaseName, 1)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(storeName)
  })
  return settled(request)
}

function keptIn(database: IDBDatabase): VaultStore {
  // Another tab of a later version must not wait for this one.
  database.addEventListener('versionchange', () => database.close())
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

function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
}

function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error))
  })
}

/** Nobody but this origin writes here; a record without its key is none. */
function isRecord(value: unknown): value is DeviceRecord {
  return typeof value === 'object' && value !== null && 'proofKey' in value
}
