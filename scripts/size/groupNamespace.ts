import { encodings, firstOpenModule } from './budgets.js'
import type { Chunk } from './Chunk.js'
import { chunkClosure } from './chunkClosure.js'

/** The namespaces that a page of EVM alone has nothing of. */
const foreign =
  /\/core\/(src|dist)\/adapters\/(bitcoin|cosmos|injected\/(?!askWallet\.)|polkadot|solana|walletStandard)|\/node_modules\/@(solana|scure|wallet-standard)\//

/** Comes with the first transfer on Solana, and is not the adapter's. */
const solanaKit = /\/node_modules\/@solana\//

/** What a transfer needs besides. */
const transfers = /\/adapters\/solana\/transfer\//

/** What signing in needs besides, on a site where visitors do. */
const signIn = /\/adapters\/.*\/signMessage\.|\/core\/(src|dist)\/signatures\//

/** Files of a page with one more namespace. */
export type NamespaceGroups = {
  readonly onLoad: readonly string[]
  /** The modal with its first view. */
  readonly onFirstOpen: readonly string[]
  /** What its adapter fetches later, but for transfers and signing in. */
  readonly later: readonly string[]
  /** What comes with the first transfer. */
  readonly withFirstSend: readonly string[]
  /** What comes with the first sign-in. */
  readonly withFirstSignIn: readonly string[]
  /** What several namespaces share, and none of them is charged with. */
  readonly encodings: readonly string[]
}

/**
 * Sorts the chunks of a page with one more namespace than another.
 * @param before the chunks of the page without it
 */
export function groupNamespace(
  chunks: readonly Chunk[],
  before: readonly Chunk[],
): NamespaceGroups {
  const known = new Set(before.flatMap(({ moduleIds }) => moduleIds))
  const onLoad = chunkClosure(
    chunks,
    chunks.filter(({ isEntry }) => isEntry),
  )
  const onFirstOpen = chunkClosure(
    chunks,
    chunks.filter(({ moduleIds }) =>
      moduleIds.some((id) => firstOpenModule.test(id)),
    ),
  ).filter((file) => !onLoad.includes(file))
  const later = chunks.filter(
    ({ fileName, moduleIds }) =>
      !onLoad.includes(fileName) && moduleIds.some((id) => !known.has(id)),
  )
  const has =
    (module: RegExp) =>
    ({ moduleIds }: Chunk) =>
      moduleIds.some((id) => module.test(id))
  const own = later.filter(
    (chunk) => !has(solanaKit)(chunk) && !has(encodings)(chunk),
  )
  return {
    onLoad,
    onFirstOpen,
    later: namesOf(
      own.filter((chunk) => !has(transfers)(chunk) && !has(signIn)(chunk)),
    ),
    withFirstSend: namesOf(own.filter(has(transfers))),
    withFirstSignIn: namesOf(own.filter(has(signIn))),
    encodings: namesOf(later.filter(has(encodings))),
  }
}

function namesOf(chunks: readonly Chunk[]): readonly string[] {
  return chunks.map(({ fileName }) => fileName)
}

/**
 * The modules of other namespaces than EVM.
 * @param modules paths, those inside of bundled files included
 */
export function foreignModules(modules: readonly string[]): readonly string[] {
  return modules.filter((id) => foreign.test(id.split('\\').join('/')))
}
