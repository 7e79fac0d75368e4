import { type ChildProcess, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from './findFreePort.js'
import { type StoppableServer, signalAll, startServer } from './startServer.js'

/** Where Debian's packages put the programs, by their major versions. */
const versionsFolder = '/usr/lib/postgresql'
const oldestVersion = 15
/** A killed server's processes notice one after the other. */
const restartLimitMs = 15_000

/** Where the programs of PostgreSQL 15 or later are, if it is installed. */
export function findPostgres(): string | undefined {
  if (!existsSync(versionsFolder)) return undefined
  return readdirSync(versionsFolder)
    .filter((version) => Number(version) >= oldestVersion)
    .map((version) => join(versionsFolder, version, 'bin'))
    .find((folder) => existsSync(join(folder, 'postgres')))
}

/**
 * Starts PostgreSQL on a free port, with its files in a folder of its own; the
 * address is of its maintenance database.
 * @throws Error with what it says where it does not start
 */
export async function startPostgres(): Promise<StoppableServer> {
  const programs = findPostgres()
  if (!programs) throw new Error('PostgreSQL 15 or later is not installed.')
  const folder = await mkdtemp(join(tmpdir(), 'hasp-postgres-'))
  const owner = ownerOf()
  if (owner) await chown(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'hasp', '--auth=trust', '--no-sync', '--encoding=UTF8'],
    { encoding: 'utf8', ...owner },
  )
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`)
  return await serveFolder(programs, folder)
}

/**
 * Starts PostgreSQL on what is in a folder, below `data`.
 * @param more settings besides those that every server of a test has
 */
export async function serveFolder(
  programs: string,
  folder: string,
  more: readonly string[] = [],
): Promise<StoppableServer> {
  const owner = ownerOf()
  const port = await findFreePort()
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'fsync=off',
    'max_connections=200',
    ...more,
  ]
  const command = [
    join(programs, 'postgres'),
    ...['-D', join(folder, 'data'), '-p', `${port}`],
    ...settings.flatMap((one) => ['-c', one]),
  ]
  const launch = () =>
    startServer(command, 'system is ready to accept', { ...owner })
  let server: ChildProcess = await launch()
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }
  return {
    url: `postgres://hasp@127.0.0.1:${port}/postgres`,
    kill: () => end('SIGKILL'),
    start: async () => {
      const startedAtMs = performance.now()
      for (;;)
        try {
          server = await launch()
          return
        } catch (error) {
          if (performance.now() - startedAtMs > restartLimitMs) throw error
          await wait(100)
        }
    },
    pause: () => signalAll(server.pid ?? 0, 'SIGSTOP'),
    resume: () => signalAll(server.pid ?? 0, 'SIGCONT'),
    stop: async () => {
      await end('SIGINT')
      await rm(folder, { recursive: true })
    },
  }
}

/** PostgreSQL refuses to run as root: then it runs as its own user. */
export function ownerOf():
  | { readonly uid: number; readonly gid: number }
  | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (option: string) =>
    Number(spawnSync('id', [option, 'postgres'], { encoding: 'utf8' }).stdout)
  return { uid: idOf('-u'), gid: idOf('-g') }
}
