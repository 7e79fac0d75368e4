/** Packages whose code is shared by views and has a limit of its own. */
const sharedParts = {
  'TanStack Query': /\/node_modules\/@tanstack\//,
  qr: /\/react\/dist\/chunks\/QrCode\.js$/,
}

/**
 * A Vite plugin that hands over what each chunk is made of, and which chunks
 * it imports, before and after code runs.
 */
export function chunkGraph(receive) {
  return {
    name: 'chunk-graph',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(
        (output) => output.type === 'chunk',
      )
      const entries = chunks.map((chunk) => [chunk.fileName, describe(chunk)])
      receive(Object.fromEntries(entries))
    },
  }
}

function describe(chunk) {
  const modules = Object.entries(chunk.modules)
  const length = lengthOf(modules)
  const shares = Object.entries(sharedParts).map(([part, pattern]) => {
    const own = modules.filter(([id]) => pattern.test(id))
    return [part, length === 0 ? 0 : lengthOf(own) / length]
  })
  return {
    facade: chunk.facadeModuleId?.split('/node_modules/').at(-1) ?? null,
    isDynamicEntry: chunk.isDynamicEntry,
    imports: chunk.imports,
    shares: Object.fromEntries(shares.filter(([, share]) => share > 0)),
  }
}

function lengthOf(modules) {
  return modules.reduce((sum, [, module]) => sum + module.renderedLength, 0)
}
