import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const repository = join(import.meta.dirname, '../..')
const limitMs = 20_000

/**
 * Starts the local relay for the kits that are measured against a real one.
 * @returns its address, and what ends it; it also ends with this program
 */
export async function startRelay() {
  const script = join(import.meta.dirname, 'serveRelay.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    cwd: repository,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })
  const [url] = await Promise.race([
    once(lines, 'line', { signal: AbortSignal.timeout(limitMs) }),
    once(child, 'exit').then(([code]) => {
      throw new Error(`The relay ended with ${code}.`)
    }),
  ])
  return {
    url,
    async close() {
      const ended = once(child, 'exit')
      child.stdin.end()
      await ended
    },
  }
}
