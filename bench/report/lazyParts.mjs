/** Texts of another language are loaded in place of English, not with it. */
const languageFile =
  /\/locales\/|\/dist\/chunks\/[a-z]{2}\.js|\/messages\/[^/]*\.(?!en\.)[a-z]{2}\./

/** A view has a file of its own under its name. */
const viewFile = /\/dist\/views\/([^/]+)\.js$/

/** What several views need to speak with a chain, fetched with the first. */
const chainFile = /\/core\/dist\/adapters\/[^/]+\/chain\//

/**
 * What a build keeps for later, after load and first open: each chunk's own
 * weight without the parts that have a limit of their own, those parts, and
 * what a visitor downloads who goes to a view first; and of each view, what
 * only it needs. Heaviest first, in bytes, gzip -9.
 */
export function lazyParts(result) {
  const run = result?.open?.[1]?.[0] ?? result?.open?.[4]?.[0]
  if (!run?.filesOnOpen || !result.build) return null
  const { graph, sizes } = result.build
  const loaded = new Set([...run.filesAtLoad, ...run.filesOnOpen])
  const later = Object.keys(graph).filter((file) => !loaded.has(file))
  const chunks = later
    .filter((file) => !languageFile.test(graph[file].facade ?? ''))
    .map((file) => {
      const { facade, isDynamicEntry } = graph[file]
      const own = weighOwn(graph, sizes, file)
      const onVisit = isDynamicEntry
        ? sum(closure(graph, file, loaded).map((each) => sizes[each].gzip))
        : null
      return { name: facade ?? file, own, onVisit }
    })
    .sort((left, right) => right.own - left.own)
  const views = weighViews(graph, sizes, { later, loaded })
  return { chunks, views, parts: weighParts(graph, sizes, later) }
}

/** Without the parts that have a limit of their own. */
function weighOwn(graph, sizes, file) {
  return sizes[file].gzip * (1 - sum(Object.values(graph[file].shares)))
}

/** Files that several views need are shared parts, not a view's own code. */
function weighViews(graph, sizes, { later, loaded }) {
  const views = later.flatMap((file) => {
    const [, name] = viewFile.exec(graph[file].facade ?? '') ?? []
    return name ? [{ name, files: closure(graph, file, loaded) }] : []
  })
  const isOwn = (file) =>
    views.filter(({ files }) => files.includes(file)).length === 1
  return views
    .map(({ name, files }) => {
      const weights = files
        .filter(isOwn)
        .map((file) => weighOwn(graph, sizes, file))
      return { name, own: sum(weights) }
    })
    .sort((left, right) => right.own - left.own)
}

function weighParts(graph, sizes, files) {
  const parts = {}
  const add = (part, weight) => {
    parts[part] = (parts[part] ?? 0) + weight
  }
  for (const file of files) {
    if (chainFile.test(graph[file].facade ?? ''))
      add('chain code', sizes[file].gzip)
    for (const [part, share] of Object.entries(graph[file].shares))
      add(part, share * sizes[file].gzip)
  }
  return parts
}

/** The chunk and all it imports statically that is not loaded yet. */
function closure(graph, file, loaded, found = new Set()) {
  if (loaded.has(file) || found.has(file) || !graph[file]) return []
  found.add(file)
  for (const imported of graph[file].imports)
    closure(graph, imported, loaded, found)
  return [...found]
}

function sum(values) {
  return values.reduce((total, value) => total + value, 0)
}
