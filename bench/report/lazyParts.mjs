/** Texts of another language are loaded in place of English, not with it. */
const languageFile = /\/locales\/|\/messages\/[^/]*\.(?!en\.)[a-z]{2}\./

/**
 * What a build keeps for later, after load and first open: each chunk's own
 * weight without the parts that have a limit of their own, those parts, and
 * what a visitor downloads who goes to a view first. In bytes, gzip -9.
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
      const { facade, isDynamicEntry, shares } = graph[file]
      const own = sizes[file].gzip * (1 - sum(Object.values(shares)))
      const onVisit = isDynamicEntry
        ? sum(closure(graph, file, loaded).map((each) => sizes[each].gzip))
        : null
      return { name: facade ?? file, own, onVisit }
    })
    .sort((left, right) => right.own - left.own)
  return { chunks, parts: weighParts(graph, sizes, later) }
}

function weighParts(graph, sizes, files) {
  const parts = {}
  for (const file of files)
    for (const [part, share] of Object.entries(graph[file].shares))
      parts[part] = (parts[part] ?? 0) + share * sizes[file].gzip
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
