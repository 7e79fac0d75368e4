import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from './findFreePort.js'
import { type StoppableServer, signalAll, startServer } from './startServer.js'

/** Where Debian's package puts it. */
const program = '/usr/bin/redis-server'

/** Whether Redis is installed. */
export function hasRedis(): boolean {
  return existsSync(program)
}

/**
 * Starts Redis on a free port. It keeps what it knew some moments ago, as one
 * that is installed does: what came after is lost when it is killed.
 * @param options.isDurable it writes everything down before it answers
 * @returns also the folder in which it writes
 * @throws Error with what it says where it does not start
 */
export async function startRedis({
  isDurable = false,
} = {}): Promise<StoppableServer & { readonly folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'hasp-redis-'))
  const port = await findFreePort()
  const command = [
    program,
    ...['--port', `${port}`, '--bind', '127.0.0.1', '--dir', folder],
    ...(isDurable
      ? ['--appendonly', 'yes', '--appendfsync', 'always']
      : ['--save', '1 1']),
  ]
  const launch = () =>
    startServer(command, 'Ready to accept connections', { cwd: folder })
  let server: ChildProcess = await launch()
  const end = async (signal: NodeJS.Signals) => {
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }
  return {
    folder,
    url: `redis://127.0.0.1:${port}`,
    kill: () => end('SIGKILL'),
    start: async () => {
      server = await launch()
    },
    pause: () => signalAll(server.pid ?? 0, 'SIGSTOP'),
    resume: () => signalAll(server.pid ?? 0, 'SIGCONT'),
    stop: async () => {
      await end('SIGKILL')
      await rm(folder, { recursive: true })
    },
  }
}
