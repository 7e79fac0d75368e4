import { committed, openDatabase, settled } from '../vault/openDatabase.js'
import { stayOpen, type UseDatabase } from '../vault/stayOpen.js'
import { joinReceivers, type ReceiverStore } from './ReceiverStore.js'

/**
 * Opens the receivers of this browser. Where it keeps nothing, those of this
 * page alone are known, and the others are told as new.
 * @param factory undefined where the browser throws at its name
 */
export async function openReceiverStore(
  factory: IDBFactory | undefined,
): Promise<ReceiverStore> {
  try {
    if (!factory) return createMemoryReceivers()
    return keptIn(
      await stayOpen(() => openDatabase(factory, 'hasp-receivers', storeName)),
    )
  } catch {
    return createMemoryReceivers()
  }
}

const storeName = 'accounts'

/** They live as long as the page. */
export function createMemoryReceivers(): ReceiverStore {
  const known = new Map<string, readonly string[]>()
  const read = (account: string) => known.get(account) ?? []
  return {
    read: async (account) => read(account),
    add: async (account, receivers) =>
      void known.set(account, joinReceivers(read(account), receivers)),
  }
}

function keptIn(use: UseDatabase): ReceiverStore {
  const readIn = async (accounts: IDBObjectStore, account: string) => {
    const found: unknown = await settled(accounts.get(account))
    return Array.isArray(found) ? found.map(String) : []
  }
  return {
    read: (account) =>
      use((database) =>
        readIn(database.transaction(storeName).objectStore(storeName), account),
      ),
    add: (account, receivers) =>
      use(async (database) => {
        const accounts = database
          .transaction(storeName, 'readwrite')
          .objectStore(storeName)
        const before = await readIn(accounts, account)
        await settled(accounts.put(joinReceivers(before, receivers), account))
        await committed(accounts.transaction)
      }),
  }
}
