const databaseName = 'hasp.siwx'
const storeName = 'keys'
const algorithm = { name: 'ECDSA', namedCurve: 'P-256' }

/**
 * The key of this browser for a server, which no script can read. Where
 * nothing may be stored it lasts as long as the page.
 * @param databases undefined where there are none
 * @param name of the server
 */
export async function keepProofKey(
  databases: IDBFactory | undefined,
  name: string,
): Promise<CryptoKeyPair> {
  const made = await globalThis.crypto.subtle.generateKey(algorithm, false, [
    'sign',
    'verify',
  ])
  if (!databases) return made
  try {
    return await findOrKeep(await openDatabase(databases), name, made)
  } catch {
    return made
  }
}

function openDatabase(databases: IDBFactory): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = databases.open(databaseName, 1)
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore(storeName)
    }
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
    opening.onblocked = () => reject(new Error('The database is in use.'))
  })
}

/** In one step, so that two tabs that begin at once have one key. */
function findOrKeep(
  database: IDBDatabase,
  name: string,
  made: CryptoKeyPair,
): Promise<CryptoKeyPair> {
  const done = new Promise<CryptoKeyPair>((resolve, reject) => {
    const transaction = database.transaction(storeName, 'readwrite')
    const store = transaction.objectStore(storeName)
    const finding = store.get(name)
    let key = made
    finding.onsuccess = () => {
      if (isKeyPair(finding.result)) key = finding.result
      else store.put(made, name)
    }
    transaction.oncomplete = () => resolve(key)
    transaction.onabort = () => reject(transaction.error)
  })
  return done.finally(() => database.close())
}

function isKeyPair(value: unknown): value is CryptoKeyPair {
  return (
    typeof value === 'object' &&
    value !== null &&
    'privateKey' in value &&
    value.privateKey instanceof CryptoKey
  )
}
