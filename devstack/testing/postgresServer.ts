import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from './findFreePort.js'

/** Where Debian's package puts the programs. */
const programs = '/usr/lib/postgresql/15/bin'

/** A PostgreSQL that is empty, and gone once it is stopped. */
export interface PostgresServer {
  /** Of its maintenance database; every other one is made by whoever needs it. */
  readonly url: string
  stop(): Promise<void>
}

/** Whether PostgreSQL 15 is installed. */
export function hasPostgres(): boolean {
  return existsSync(join(programs, 'postgres'))
}

/**
 * Starts PostgreSQL on a free port, with its files in a folder of its own.
 * @throws Error with what it says where it does not start
 */
export async function startPostgres(): Promise<PostgresServer> {
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
  const port = await findFreePort()
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'fsync=off',
    'max_connections=200',
  ]
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-p', `${port}`, ...settings.flatMap((one) => ['-c', one])],
    { stdio: ['ignore', 'ignore', 'pipe'], ...owner },
  )
  const ended = new Promise<void>((resolve) => server.once('exit', resolve))
  await new Promise<void>((resolve, reject) => {
    let said = ''
    server.stderr.on('data', (chunk) => {
      said += chunk
      if (said.includes('ready to accept connections')) resolve()
    })
    void ended.then(() => reject(new Error(`postgres: ${said}`)))
  })
  return {
    url: `postgres://hasp@127.0.0.1:${port}/postgres`,
    stop: async () => {
      server.kill('SIGINT')
      await ended
      await rm(folder, { recursive: true })
    },
  }
}

/** PostgreSQL refuses to run as root: then it runs as its own user. */
function ownerOf(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (option: string) =>
    Number(spawnSync('id', [option, 'postgres'], { encoding: 'utf8' }).stdout)
  return { uid: idOf('-u'), gid: idOf('-g') }
}
