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
  readonly location: DatabaseLocation
  drop(): Promise<void>
}

/**
 * An empty database: in the step `services` one of PostgreSQL, else PGlite in
 * memory.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const server = inject('postgresUrl')
  if (server === undefined)
    return { location: { seedFolder }, drop: async () => undefined }
  const name = `hasp_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    location: { url: url.href },
    drop: () => onServer(server, `drop database ${name} with (force)`),
  }
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
