/** Some browsers throw at its name where storage is blocked. */
export function indexedDbOf(window: Window): IDBFactory | undefined {
  try {
    return window.indexedDB
  } catch {
    return undefined
  }
}
