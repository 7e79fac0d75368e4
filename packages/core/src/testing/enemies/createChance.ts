import { seededRandom } from '../../../../../devstack/services/relay/seededRandom.js'

/** Everything that is left to chance in a visit: the same for the same seed. */
export type Chance = {
  /** From 0 to below 1. */
  number(): number
  isTrue(probability: number): boolean
  /** A whole number, both ends included. */
  between(least: number, most: number): number
  pick<one>(list: readonly one[]): one
  bytes(length: number): Uint8Array
  id(): string
}

/** @example createChance(7).pick(walletEnemies) */
export function createChance(seed: number): Chance {
  const number = seededRandom(seed)
  const between = (least: number, most: number) =>
    least + Math.floor(number() * (most - least + 1))
  const bytes = (length: number) =>
    Uint8Array.from({ length }, () => between(0, 255))
  return {
    number,
    isTrue: (probability) => number() < probability,
    between,
    pick: <one>(list: readonly one[]) =>
      list[between(0, list.length - 1)] as one,
    bytes,
    id: () => Buffer.from(bytes(16)).toString('hex'),
  }
}
