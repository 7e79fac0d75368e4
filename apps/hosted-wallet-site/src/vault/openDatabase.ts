/** Opens a database of this origin that has one store. */
export async function openDatabase(
  factory: IDBFactory,
  name: string,
  storeName: string,
): Promise<IDBDatabase> {
  const request = factory.open(name, 1)
  request.addEventListener('upgradeneeded', () => {
    request.result.createObjectStore(storeName)
  })
  const database = await settled(request)
  // Another tab of a later version must not wait for this one.
  database.addEventListener('versionchange', () => database.close())
  return database
}

/** The result of a request to a database. */
export function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error))
  })
}

/** Everything of a transaction is written. */
export function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error))
  })
}
