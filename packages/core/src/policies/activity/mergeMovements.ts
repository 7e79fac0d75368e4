// Specification 2, "Transactions": what a transaction moved, in two amounts.
import type {
  HistoryAsset,
  HistoryMovement,
} from '../../entities/activity/history.js'

/** All of one token that went one way. */
export type MergedMovement = {
  readonly direction: 'out' | 'in'
  readonly token?: string | undefined
  readonly tokenId?: string | undefined
  readonly asset?: HistoryAsset | undefined
  /** Base units; undefined where there is one: the token of the id. */
  readonly amount?: bigint | undefined
  /** Who has it now, or gave it; undefined where there are several. */
  readonly partner?: string | undefined
}

/** What a row has room for. */
const mostShown = 2

const valued: readonly HistoryMovement['kind'][] = [
  'native',
  'erc20',
  'erc721',
  'erc1155',
]

/**
 * What went out of an account and what came in: what is as little as a change
 * of fees is left out, the same token the same way is added up, and of more
 * than two the two largest are told; out before in.
 * @param account its address
 * @param worthOf US dollars for all of a movement, where it is known
 * @example
 * import { getHistory } from '@hasp/core'
 * import { mergeMovements } from '@hasp/core/internal'
 *
 * const { entries } = await getHistory(kit, { networkId, address })
 * const [newest] = entries
 * if (newest) mergeMovements(newest.movements, address)
 */
export function mergeMovements(
  movements: readonly HistoryMovement[],
  account: string,
  worthOf: (movement: MergedMovement) => number | undefined = () => undefined,
): readonly MergedMovement[] {
  const own = account.toLowerCase()
  const merged = new Map<string, MergedMovement>()
  const moved = movements.filter(({ kind }) => valued.includes(kind))
  for (const movement of withoutNoise(moved, own)) {
    const { asset, token, tokenId } = movement
    const direction = directionOf(movement, own)
    const key = [direction, token?.toLowerCase(), tokenId].join(' ')
    const before = merged.get(key)
    const partner = direction === 'out' ? movement.target : movement.source
    merged.set(key, {
      ...{ asset, direction, token, tokenId },
      amount:
        before?.amount === undefined
          ? movement.amount
          : before.amount + (movement.amount ?? 1n),
      partner: !before || before.partner === partner ? partner : undefined,
    })
  }
  const all = [...merged.values()]
  const worth = (movement: MergedMovement) => worthOf(movement) ?? 0
  return all
    .toSorted((one, other) => worth(other) - worth(one))
    .slice(0, mostShown)
    .toSorted((one, other) => rank(one) - rank(other))
}

function directionOf(
  { source }: HistoryMovement,
  own: string,
): MergedMovement['direction'] {
  return source.toLowerCase() === own ? 'out' : 'in'
}

function rank({ direction }: MergedMovement): number {
  return direction === 'out' ? 0 : 1
}

/** Without what comes back, or goes along, beside an amount of the same token. */
function withoutNoise(
  movements: readonly HistoryMovement[],
  own: string,
): readonly HistoryMovement[] {
  const byToken = new Map<string, HistoryMovement[]>()
  for (const movement of movements) {
    const { kind, token = '', tokenId } = movement
    // One of a kind is never noise.
    const key =
      kind === 'native' || kind === 'erc20' ? token : `${token} ${tokenId}`
    byToken.set(key, [...(byToken.get(key) ?? []), movement])
  }
  const noise = new Set<HistoryMovement>()
  for (const same of byToken.values()) {
    const directions = new Set(same.map((each) => directionOf(each, own)))
    if (directions.size < 2) continue
    const amounts = same.map(({ amount = 1n }) => amount)
    const [largest = 0n] = amounts.toSorted((one, two) => (one < two ? 1 : -1))
    const below = (hundredths: bigint) =>
      same.filter(({ amount = 1n }) => amount * 100n < largest * hundredths)
    const little = same.length > 2 ? below(1n) : []
    for (const each of little.length > 0 ? little : below(10n)) noise.add(each)
  }
  return movements.filter((movement) => !noise.has(movement))
}
