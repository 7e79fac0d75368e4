import { firstOpenModule, sharedParts, viewModule } from './budgets.js'
import type { Chunk } from './Chunk.js'
import { chunkClosure } from './chunkClosure.js'

/** Files of a build by the moment at which a visitor fetches them. */
export type ChunkGroups = {
  readonly onLoad: readonly string[]
  readonly onFirstOpen: readonly string[]
  /** Of every further view, what no other view needs. */
  readonly views: readonly NamedFiles[]
  /** What several further views share, each part once. */
  readonly shared: readonly NamedFiles[]
}

/** A part of the build with a name for people. */
export type NamedFiles = {
  readonly name: string
  readonly files: readonly string[]
}

/** Sorts the chunks of a scenario into what is weighed together. */
export function groupChunks(chunks: readonly Chunk[]): ChunkGroups {
  const filesOf = (start: readonly Chunk[]) => chunkClosure(chunks, start)
  const facadeOf = (chunk: Chunk) => chunk.facadeModuleId ?? ''
  const onLoad = filesOf(chunks.filter(({ isEntry }) => isEntry))
  const opened = filesOf(
    chunks.filter(({ moduleIds }) =>
      moduleIds.some((id) => firstOpenModule.test(id)),
    ),
  ).filter((file) => !onLoad.includes(file))
  const known = [...onLoad, ...opened]

  const views = chunks.flatMap((chunk) => {
    const [, name] = viewModule.exec(facadeOf(chunk)) ?? []
    if (!name || known.includes(chunk.fileName)) return []
    const files = filesOf([chunk]).filter((file) => !known.includes(file))
    return [{ name, files }]
  })
  const libraries = sharedParts.map(({ name, modules }) => ({
    name,
    files: chunks
      .filter(({ moduleIds }) => moduleIds.some((id) => modules.test(id)))
      .map(({ fileName }) => fileName)
      .filter((file) => !known.includes(file)),
  }))
  const ofLibraries = libraries.flatMap(({ files }) => files)
  const isShared = (file: string) =>
    views.filter(({ files }) => files.includes(file)).length > 1
  const others = [...new Set(views.flatMap(({ files }) => files))]
    .filter((file) => isShared(file) && !ofLibraries.includes(file))
    .map((file) => ({ name: `shared ${file}`, files: [file] }))

  return {
    onLoad,
    onFirstOpen: opened,
    views: views.map(({ name, files }) => ({
      name,
      files: files.filter(
        (file) => !isShared(file) && !ofLibraries.includes(file),
      ),
    })),
    shared: [...libraries, ...others].filter(({ files }) => files.length > 0),
  }
}
