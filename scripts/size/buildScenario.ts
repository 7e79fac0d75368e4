import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { repositoryRoot } from '../files/repositoryRoot.js'
import { encodings } from './budgets.js'
import type { Chunk } from './Chunk.js'

/** A scenario that was built: its chunks and its style sheets. */
export type BuiltScenario = {
  readonly folder: string
  readonly chunks: readonly Chunk[]
  readonly styles: readonly string[]
}

/**
 * Builds one page as an app would be, from the packages as they are published.
 * @param name what its folder is called
 * @param code exports a component by default
 */
export async function buildScenario(
  name: string,
  code: string,
): Promise<BuiltScenario> {
  const folder = join(repositoryRoot, '.cache/size', name)
  const input = join(folder, 'source', 'index.html')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'source'), { recursive: true })
  writeFileSync(
    input,
    `<!doctype html><title>${name}</title><div id="root"></div><script type="module" src="./main.tsx"></script>`,
  )
  writeFileSync(join(folder, 'source', 'app.tsx'), code)
  writeFileSync(
    join(folder, 'source', 'main.tsx'),
    `import { createRoot } from 'react-dom/client'
import App from './app.js'
createRoot(document.getElementById('root')!).render(<App />)`,
  )
  const result = await build({
    root: join(folder, 'source'),
    configFile: false,
    logLevel: 'warn',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    server: { fs: { strict: false } },
    build: {
      outDir: join(folder, 'built'),
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input,
        // TanStack marks modules for servers; none is built here.
        onwarn(warning, warn) {
          if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning)
        },
        output: {
          codeSplitting: {
            // React stays where a build without these groups has it.
            includeDependenciesRecursively: false,
            groups: [...libraryGroups],
          },
        },
      },
    },
  })
  const outputs = [result]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []))
  return {
    folder: join(folder, 'built'),
    chunks: outputs.filter(isChunk),
    styles: outputs
      .map(({ fileName }) => fileName)
      .filter((file) => file.endsWith('.css')),
  }
}

/** Kept apart so that each can be weighed, whoever imports it. */
const libraryGroups = [
  { name: 'data', test: /\/node_modules\/@tanstack\// },
  { name: 'solanaKit', test: /\/node_modules\/@solana\// },
  { name: 'encodings', test: encodings },
] as const

function isChunk(
  output: Rolldown.OutputAsset | Rolldown.OutputChunk,
): output is Rolldown.OutputChunk {
  return output.type === 'chunk'
}
