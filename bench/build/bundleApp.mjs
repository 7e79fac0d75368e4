import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { chunkGraph } from './chunkGraph.mjs'
import { viteOptions } from './viteOptions.mjs'
import { sumSizes, weighFiles } from './weighFiles.mjs'

/**
 * Puts the template and the app together, builds them for production and
 * weighs the files. `sizes.json` stays beside the build.
 */
export async function bundleApp(app, template) {
  const isSource = (file) => !file.endsWith('app.json')
  await cp(template, app.directory, { recursive: true })
  await cp(app.source, app.directory, { recursive: true, filter: isSource })
  let graph = {}
  const receive = (found) => {
    graph = found
  }
  const startedAt = performance.now()
  await build({
    ...viteOptions(app, [chunkGraph(receive)]),
    build: {
      outDir: app.builds,
      emptyOutDir: true,
      reportCompressedSize: false,
      chunkSizeWarningLimit: 1_000_000,
    },
  })
  const buildMs = performance.now() - startedAt
  const sizes = await weighFiles(app.builds)
  await writeFile(join(app.builds, 'sizes.json'), JSON.stringify(sizes))
  const emitted = {
    js: sumSizes(sizes, '.js'),
    css: sumSizes(sizes, '.css'),
  }
  return { buildMs, emitted, sizes, graph }
}
