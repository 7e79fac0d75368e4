import { createServer } from 'node:net'

/** Below those that systems give to connections, which take any at any time. */
const [lowest, highest] = [20_000, 32_767]
/** Into so many parts, for workers that draw beside each other. */
const parts = 8

/** Given already: whoever asked for one may not listen on it yet. */
const given = new Set<number>()

/** A port that nobody listens on, and that no connection takes meanwhile. */
export async function findFreePort(): Promise<number> {
  const { count, first } = ownRange(process.env.VITEST_POOL_ID)
  for (;;) {
    const port = first + Math.floor(Math.random() * count)
    if (given.has(port)) continue
    given.add(port)
    if (await isFree(port)) return port
  }
}

/** All of them, but for a worker of Vitest. */
function ownRange(worker: string | undefined) {
  const all = highest - lowest + 1
  if (worker === undefined) return { first: lowest, count: all }
  const count = Math.floor(all / parts)
  return { first: lowest + (Number(worker) % parts) * count, count }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    )
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
