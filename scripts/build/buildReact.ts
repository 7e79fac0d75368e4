import { existsSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { build, type Plugin } from 'vite'
import { chunkName } from './chunkName.js'
import { createChunkGroups } from './createChunkGroups.js'
import { createClassNames } from './createClassNames.js'
import { isExternal } from './isExternal.js'
import { listEntries } from './listEntries.js'
import { mergeStyles } from './mergeStyles.js'

/**
 * Bundles the React package: one file per entry, one per view, and the styles
 * of all of them in one static file.
 * @param folder the package
 */
export async function buildReact(folder: string): Promise<void> {
  const entry = listEntries(folder)
  const manifest = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  const classNameOf = createClassNames(folder)
  const ofPrimitives = new Set<string>()
  const groupOf = createChunkGroups(join(folder, 'src'))
  await build({
    root: folder,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    // Whatever NODE_ENV says here, users get the production runtime.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [
      withBaseStyles(folder, Object.values(entry)),
      mergedStyles(ofPrimitives),
    ],
    css: {
      modules: {
        generateScopedName: (local, file) => {
          const path = relative(folder, file.replace(/\?.*$/, ''))
            .split(sep)
            .join('/')
          const name = classNameOf(local, path)
          if (primitive.test(path)) ofPrimitives.add(name)
          return name
        },
      },
    },
    build: {
      target: 'es2022',
      cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
      cssMinify: 'lightningcss',
      cssCodeSplit: false,
      minify: false,
      sourcemap: true,
      emptyOutDir: true,
      lib: { entry, formats: ['es'], cssFileName: 'styles' },
      rolldownOptions: {
        external: isExternal(manifest),
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: chunkName,
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
          banner: ({ isEntry }) => (isEntry ? "'use client'" : ''),
        },
      },
    },
  })
}

/** The tokens and the reset come before every component's styles. */
function withBaseStyles(folder: string, entries: readonly string[]): Plugin {
  const styles = join(folder, 'src/theme/styles.css')
  const [first] = entries.filter((path) => /index\.tsx?$/.test(path))
  return {
    name: 'base-styles',
    transform: (code, id) =>
      id === first && existsSync(styles)
        ? { code: `import ${JSON.stringify(styles)}\n${code}`, map: null }
        : undefined,
  }
}

const primitive = /^src\/(?:primitives|icons)\//

function mergedStyles(ofPrimitives: ReadonlySet<string>): Plugin {
  return {
    name: 'merged-styles',
    enforce: 'post',
    generateBundle: (_, bundle) => {
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = mergeStyles(String(file.source), (name) =>
            ofPrimitives.has(name),
          )
    },
  }
}
