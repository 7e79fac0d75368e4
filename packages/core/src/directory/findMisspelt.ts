import type { WalletListing } from '../entities/wallet/walletListing.js'
import { foldText } from './foldText.js'

/** Nobody types more of a name; what is longer was pasted. */
const longestSearch = 40

/**
 * The wallets whose name a search was most likely meant to be: one slip of the
 * fingers from four letters on, two from seven on. A slip is a letter too
 * many, too few, another one, or two that changed places.
 * @returns the nearest first, wallets that are as near in their order
 */
export function findMisspelt(
  wallets: readonly WalletListing[],
  search: string,
): readonly WalletListing[] {
  const typed = [...foldText(search)]
  const bound = typed.length < 4 ? 0 : typed.length < 7 ? 1 : 2
  if (bound === 0 || typed.length > longestSearch) return []
  return wallets
    .map((wallet) => ({ wallet, slips: slipsTo(wallet.name, typed, bound) }))
    .filter(({ slips }) => slips <= bound)
    .sort((one, other) => one.slips - other.slips)
    .map(({ wallet }) => wallet)
}

/** The fewest slips to what begins with a word of a name. */
function slipsTo(
  name: string,
  typed: readonly string[],
  bound: number,
): number {
  const words = foldText(name).split(/\s+/)
  const starts = words.map((_, at) => [...words.slice(at).join(' ')])
  const length = typed.length + bound
  return Math.min(
    ...starts.map((start) => slipsToStart(start.slice(0, length), typed)),
  )
}

/** Optimal string alignment, against whichever beginning is nearest. */
function slipsToStart(
  name: readonly string[],
  typed: readonly string[],
): number {
  let before: readonly number[] = []
  let last: readonly number[] = name.map((_, at) => at).concat(name.length)
  for (const [at, letter] of typed.entries()) {
    const row = [at + 1]
    for (const [place, other] of name.entries()) {
      const isSwap = letter === name[place - 1] && typed[at - 1] === other
      row.push(
        Math.min(
          cost(last, place + 1) + 1,
          cost(row, place) + 1,
          cost(last, place) + (letter === other ? 0 : 1),
          isSwap ? cost(before, place - 1) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    before = last
    last = row
  }
  return Math.min(...last)
}

function cost(row: readonly number[], place: number): number {
  return row[place] ?? Number.POSITIVE_INFINITY
}
