import { spawnSync } from 'node:child_process'
import { chown, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres, ownerOf, serveFolder } from './postgresServer.js'
import type { StoppableServer } from './startServer.js'

/**
 * Starts a replica that streams from a server, and may be promoted.
 * @param url of the primary
 * @throws Error with what PostgreSQL says where it cannot be copied
 */
export async function startReplica(url: string): Promise<StoppableServer> {
  const programs = findPostgres()
  if (!programs) throw new Error('PostgreSQL 15 or later is not installed.')
  const folder = await mkdtemp(join(tmpdir(), 'hasp-replica-'))
  const owner = ownerOf()
  if (owner) await chown(folder, owner.uid, owner.gid)
  const copied = spawnSync(
    join(programs, 'pg_basebackup'),
    [
      ...['-d', url, '-D', join(folder, 'data')],
      // With what it streams from, and without a wait for the next checkpoint.
      ...['--write-recovery-conf', '--checkpoint=fast', '--no-sync'],
    ],
    { encoding: 'utf8', ...owner },
  )
  if (copied.status !== 0) throw new Error(`pg_basebackup: ${copied.stderr}`)
  return await serveFolder(programs, folder, ['hot_standby=on'])
}
