/** The browser's database; some throw at its name where storage is blocked. */
export function findIndexedDb(): IDBFactory | undefined {
  try {
    return globalThis.indexedDB
  } catch {
    return undefined
  }
}
