import { join, resolve } from 'node:path'
import { build } from 'vite'

/** Code of others that finds its own files, or that a start may not need. */
const external = ['@electric-sql/pglite', 'pg', 'prom-client', 'undici']

/**
 * Builds the program into a few files: out of its sources a start reads a
 * thousand.
 * @param outDir as deep as the sources, which look for `migrations` from there
 * @returns the file to start
 */
export async function buildProgram(outDir: string): Promise<string> {
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'warn',
    ssr: {
      external,
      noExternal: true,
      resolve: { conditions: ['hasp-source', 'node', 'import', 'default'] },
    },
    build: {
      ssr: join('src', 'main.ts'),
      outDir,
      emptyOutDir: true,
      sourcemap: true,
      target: 'node20',
    },
  })
  return resolve(import.meta.dirname, outDir, 'main.js')
}
