// Specification 1, "Names": where money that follows a name goes.
import type { NameRecord, NameWitness } from '../../entities/name/nameRecord.js'
import type { NameProblem } from '../../errors/NameProblem.js'

/** The record that a chain without its own shares with all others. */
export const sharedCoinType = 60

/** Where a name leads, or why nowhere. */
export type NameVerdict =
  | {
      readonly status: 'found'
      readonly address: string
      readonly witnesses: readonly NameWitness[]
    }
  | { readonly status: 'refused'; readonly problem: NameProblem }

/**
 * Where a name leads on a network: by the network's own record, else by the
 * record of Ether, which may be a contract that only exists on the names
 * network. Never by the record of some other chain.
 *
 * @param about.coinType the network's own coin type
 * @param about.isNamesNetwork whether names are kept on that very network
 * @param about.node what the site's node says; undefined when it cannot be
 * asked
 * @param about.service what the data service says; undefined when there is
 * none, it cannot be asked, or what it says is old
 */
export function judgeRecords(about: {
  readonly coinType: number
  readonly isNamesNetwork: boolean
  readonly node:
    | {
        readonly records: readonly NameRecord[]
        /** Whether the record of Ether is a contract of the names network. */
        readonly isSharedContract: boolean
      }
    | undefined
  readonly service: { readonly records: readonly NameRecord[] } | undefined
}): NameVerdict {
  const { coinType, isNamesNetwork, node, service } = about
  const refuse = (problem: NameProblem): NameVerdict => ({
    status: 'refused',
    problem,
  })
  const answers = [
    ...(node ? [{ witness: 'node', ...pick(node.records, coinType) }] : []),
    ...(service
      ? [{ witness: 'service', ...pick(service.records, coinType) }]
      : []),
  ] as const
  const [first, second] = answers
  if (!first) return refuse('unreachable')
  if (second && second.address !== first.address) return refuse('disagreement')
  if (first.address === undefined) return refuse('unknown')
  const isShared = answers.some(({ isOwn }) => !isOwn)
  if (isShared && !isNamesNetwork) {
    if (!node) return refuse('unreachable')
    if (node.isSharedContract) return refuse('contract')
  }
  return {
    status: 'found',
    address: first.address,
    witnesses: answers.map(({ witness }) => witness as NameWitness),
  }
}

function pick(records: readonly NameRecord[], coinType: number) {
  const find = (wanted: number) =>
    records.find((record) => record.coinType === wanted)?.address
  const own = find(coinType)
  return { address: own ?? find(sharedCoinType), isOwn: own !== undefined }
}
