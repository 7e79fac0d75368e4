import { readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { build } from 'vite'
import { createCoreGroups } from './createCoreGroups.js'
import { isExternal } from './isExternal.js'
import { listEntries } from './listEntries.js'

/** What a page has before anything is opened. */
const onLoad = [
  'actions/modal/closeModal.ts',
  'actions/modal/goBack.ts',
  'actions/modal/openModal.ts',
  'actions/modal/setTheme.ts',
  'adapters/evm/evmAdapter.ts',
  'entities/network/network.ts',
  'errors/asKitError.ts',
  'kit/createKit.ts',
  'kit/selectors.ts',
]

/**
 * Bundles the core: one file per entry, one for what every page needs on load,
 * and one per module for the rest.
 * @param folder the package
 */
export async function buildCore(folder: string): Promise<void> {
  const manifest = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  const source = join(folder, 'src')
  const groupOf = createCoreGroups(source, onLoad)
  await build({
    root: folder,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      target: 'es2022',
      minify: false,
      sourcemap: true,
      emptyOutDir: true,
      lib: { entry: listEntries(folder), formats: ['es'] },
      rolldownOptions: {
        external: isExternal(manifest),
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: ({ name, facadeModuleId }) =>
            `${facadeModuleId ? nameIn(source, facadeModuleId) : name}.js`,
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              {
                debugName: 'by moment of need',
                name: (id, graph) =>
                  groupOf(id, (other) => graph.getModuleInfo(other)),
              },
            ],
          },
        },
      },
    },
  })
}

/** What is fetched later keeps its place and name. */
function nameIn(source: string, path: string): string {
  const name = relative(source, path).replace(/\.ts$/, '')
  return name.split(sep).join('/')
}
