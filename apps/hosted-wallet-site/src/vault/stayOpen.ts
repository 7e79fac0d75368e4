/** Does something with a database that is open. */
export type UseDatabase = <Result>(
  run: (database: IDBDatabase) => Promise<Result>,
) => Promise<Result>

/**
 * Opens a database again when the browser has closed it, as it does where a
 * visitor clears data: what is done with it is tried once more.
 */
export async function stayOpen(
  open: () => Promise<IDBDatabase>,
): Promise<UseDatabase> {
  let opened = Promise.resolve(await open())
  return async (run) => {
    const used = opened
    try {
      return await run(await used)
    } catch (error) {
      if (isFull(error)) throw error
      // Whoever comes first opens it for all.
      if (opened === used) opened = used.then(close, () => undefined).then(open)
      return await run(await opened)
    }
  }
}

const close = (database: IDBDatabase) => database.close()

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}
