import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build, type Plugin } from 'vite'
import { chunkName } from './chunkName.js'
import { createChunkGroups, type ViewTable } from './createChunkGroups.js'
import { isExternal } from './isExternal.js'
import { listEntries } from './listEntries.js'

/**
 * Bundles the React package: one file per entry, one per view, and the styles
 * of all of them in one static file.
 * @param folder the package
 * @param views its table of views
 */
export async function buildReact(
  folder: string,
  views: ViewTable,
): Promise<void> {
  const entry = listEntries(folder)
  const manifest = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  )
  const groupOf = createChunkGroups(join(folder, 'src'), views)
  await build({
    root: folder,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    // Whatever NODE_ENV says here, users get the production runtime.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    plugins: [
      withBaseStyles(folder, Object.values(entry)),
      withClassNames(),
      withStyleTypes(),
    ],
    css: { modules: { generateScopedName: createScopedName() } },
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
        // A class that no sheet has, for one.
        onLog(level, log, next) {
          if (log.code === 'IMPORT_IS_UNDEFINED') throw new Error(log.message)
          next(level, log)
        },
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
          // Not on the entry: a server component that imports one button would
          // get a reference to all of it, and could not call createKit.
          banner: ({ isDynamicEntry, isEntry }) =>
            isEntry || isDynamicEntry ? '' : "'use client'",
        },
      },
    },
  })
}

/** Published class names: the file's name and the class, e.g. `kit-ListRow-row`. */
function createScopedName(): (local: string, file: string) => string {
  const files = new Map<string, string>()
  return (local, file) => {
    const path = file.replace(/\?.*$/, '')
    const name = basename(path).replace(/\.module\.css$/, '')
    const known = files.get(name) ?? path
    if (known !== path)
      throw new Error(`${known} and ${path} would share their class names.`)
    files.set(name, path)
    return `kit-${name}-${local}`
  }
}
/**
 * Imports classes by their names: an app's minifier writes one of them where it
 * is used, while the object that has them all would stay as it is.
 */
function withClassNames(): Plugin {
  const imported = /^import (\w+) from ('[^']+\.module\.css')$/gm
  return {
    name: 'class-names',
    enforce: 'pre',
    transform: (code, id) =>
      /\.tsx?$/.test(id)
        ? { code: code.replace(imported, 'import * as $1 from $2'), map: null }
        : undefined,
  }
}

/** TypeScript refuses to import a style sheet that nothing describes. */
function withStyleTypes(): Plugin {
  return {
    name: 'style-types',
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'styles.css.d.ts',
        source: 'export {}\n',
      })
    },
  }
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
