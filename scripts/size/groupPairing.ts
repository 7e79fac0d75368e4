import {
  encodings,
  firstOpenModule,
  pairingParts,
  viewModule,
} from './budgets.js'
import type { Chunk } from './Chunk.js'
import { chunkClosure } from './chunkClosure.js'

/** Files of a page with WalletConnect, by what brings them. */
export type PairingGroups = {
  readonly onLoad: readonly string[]
  /** The modal with the list that also names wallets on phones. */
  readonly onFirstOpen: readonly string[]
  /** The client behind its port, with the primitives that it stands on. */
  readonly client: readonly string[]
  /** What namespaces share with the client, and weigh as a part of its own. */
  readonly encodings: readonly string[]
  /** What else comes before a code, views apart: connectors and providers. */
  readonly kitSide: readonly string[]
  /** The drawing of a code. */
  readonly drawing: readonly string[]
  /** What only the views of a code need besides. */
  readonly firstCode: readonly string[]
  /** What comes with the first code and serves other views too. */
  readonly withFirstCode: readonly string[]
  /** Of the view of all wallets, what no other view needs. */
  readonly allWallets: readonly string[]
  readonly snapshot: readonly string[]
}

/**
 * Sorts the chunks of a page with WalletConnect. No file is in two groups: what
 * an earlier moment has fetched is not fetched again.
 * @throws when a part is not in the build
 */
export function groupPairing(chunks: readonly Chunk[]): PairingGroups {
  const filesOf = (start: readonly Chunk[], there: readonly string[] = []) =>
    chunkClosure(chunks, start).filter((file) => !there.includes(file))
  const find = (module: RegExp) => {
    const found = chunks.filter(({ moduleIds }) =>
      moduleIds.some((id) => module.test(id)),
    )
    if (found.length === 0) throw new Error(`No ${module} in the build.`)
    return found
  }
  const withModule = (modules: readonly RegExp[]) => modules.flatMap(find)

  const onLoad = filesOf(chunks.filter(({ isEntry }) => isEntry))
  const snapshot = filesOf(withModule(pairingParts.snapshot), onLoad)
  const opening = [firstOpenModule, ...pairingParts.firstList]
  const onFirstOpen = filesOf(withModule(opening), [...onLoad, ...snapshot])
  const shared = filesOf(withModule([encodings]), onLoad)
  const known = [...onLoad, ...snapshot, ...onFirstOpen, ...shared]
  const client = filesOf(withModule(pairingParts.client), known)
  const kitSide = filesOf(withModule(pairingParts.kitSide), [
    ...known,
    ...client,
  ])
  const before = [...known, ...client, ...kitSide]
  const drawn = withModule(pairingParts.drawing).map(({ fileName }) => fileName)
  const viewsBut = (own: RegExp) =>
    filesOf(
      chunks.filter(({ facadeModuleId }) => {
        const [, name] = viewModule.exec(facadeModuleId ?? '') ?? []
        return name && !own.test(name)
      }),
    )
  const elsewhere = viewsBut(pairingParts.codeViews)
  const isShared = (file: string) =>
    elsewhere.includes(file) && !drawn.includes(file)
  const code = withModule([...pairingParts.firstCode, ...pairingParts.drawing])
  const coming = filesOf(code, before)
  return {
    onLoad,
    onFirstOpen,
    client,
    encodings: shared,
    kitSide,
    drawing: coming.filter((file) => drawn.includes(file)),
    firstCode: coming.filter(
      (file) => !isShared(file) && !drawn.includes(file),
    ),
    withFirstCode: coming.filter(isShared),
    allWallets: filesOf(withModule(pairingParts.allWallets), [
      ...before,
      ...viewsBut(/^AllWallets$/),
    ]),
    snapshot,
  }
}
