import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgresServer.js'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where tests of services make their databases; PGlite without it. */
    readonly postgresUrl?: string
  }
}

/** One server for all files of the step; what it returns stops it. */
export default async function setup(
  project: TestProject,
): Promise<() => Promise<void>> {
  const server = await startPostgres()
  project.provide('postgresUrl', server.url)
  return server.stop
}
