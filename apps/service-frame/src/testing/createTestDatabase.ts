import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { inject } from 'vitest'
import type { DatabaseLocation } from '../database/openDatabase.js'

const seedFolder = fileURLToPath(
  new URL('../../../../.cache/hosted-wallet/seeds', import.meta.url),
)

/** A database of one test file. */
export interface TestDatabase {
  /** As somebody who may do everything. */
  readonly location: DatabaseLocation
  /** As a program of an operator who gives each task a role. */
  readonly roles: DatabaseLocation
  /** Whether a process has it; one of PGlite in memory nobody else can have. */
  isHeld(): Promise<boolean>
  drop(): Promise<void>
}

/**
 * An empty database: in the step `services` one of PostgreSQL, with a role for
 * each task, else PGlite in memory.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('postgresUrl')
  if (server === undefined)
    return {
      location: { seedFolder },
      roles: { seedFolder },
      isHeld: async () => false,
      drop: async () => undefined,
    }
  const name = `hasp_${randomUUID().replaceAll('-', '')}`
  const roles = ['api', 'worker', 'migrator'].map((role) => `${name}_${role}`)
  for (const role of roles) await onServer(server, `create role ${role} login`)
  const [api, worker, migrator] = roles
  await onServer(server, `create database ${name} owner ${migrator}`)
  const urlOf = (role: string | undefined) => {
    const url = new URL(server)
    url.pathname = `/${name}`
    url.username = role ?? url.username
    return url.href
  }
  return {
    location: { url: urlOf(undefined) },
    roles: {
      url: urlOf(api),
      workerUrl: urlOf(worker),
      migratorUrl: urlOf(migrator),
    },
    isHeld: async () => {
      const held = 'select 1 from pg_stat_activity where datname = $1'
      return (await onServer(server, held, [name])) > 0
    },
    drop: async () => {
      await onServer(server, `drop database ${name} with (force)`)
      for (const role of roles) await onServer(server, `drop role ${role}`)
    },
  }
}

/** @returns how many rows it has to do with */
async function onServer(
  url: string,
  statement: string,
  values: readonly string[] = [],
): Promise<number> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rowCount } = await client.query(statement, [...values])
  await client.end()
  return rowCount ?? 0
}
