import type { Chunk } from './Chunk.js'
import { chunkClosure } from './chunkClosure.js'

/** The families that a page of EVM alone has nothing of. */
const foreign =
  /\/core\/(src|dist)\/adapters\/(bitcoin|cosmos|injected|polkadot|solana|walletStandard)\/|\/node_modules\/@(solana|scure|wallet-standard)\//

/** Comes with the first transfer on Solana, and is not the adapter's. */
const solanaKit = /\/node_modules\/@solana\//

/** Files of a page with one more family. */
export type FamilyGroups = {
  readonly onLoad: readonly string[]
  /** What its adapter fetches later. */
  readonly later: readonly string[]
}

/**
 * Sorts the chunks of a page with one more family than another.
 * @param before the chunks of the page without it
 */
export function groupFamily(
  chunks: readonly Chunk[],
  before: readonly Chunk[],
): FamilyGroups {
  const known = new Set(before.flatMap(({ moduleIds }) => moduleIds))
  const onLoad = chunkClosure(
    chunks,
    chunks.filter(({ isEntry }) => isEntry),
  )
  const later = chunks.filter(
    ({ fileName, moduleIds }) =>
      !onLoad.includes(fileName) &&
      moduleIds.some((id) => !known.has(id)) &&
      !moduleIds.some((id) => solanaKit.test(id)),
  )
  return { onLoad, later: later.map(({ fileName }) => fileName) }
}

/**
 * The modules of other families than EVM.
 * @param modules paths, those inside of bundled files included
 */
export function foreignModules(modules: readonly string[]): readonly string[] {
  return modules.filter((id) => foreign.test(id.split('\\').join('/')))
}
