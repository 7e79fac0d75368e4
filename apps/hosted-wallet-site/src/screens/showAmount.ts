import type { Asset } from '../decode/Summary.js'
import type { Texts } from '../texts/createTexts.js'
import type { KnownNetwork } from './Registry.js'

/**
 * An amount in full: rounding could hide what is sent.
 * @example formatUnits(1_250_000n, 6) // '1.25'
 */
export function formatUnits(amount: bigint, decimals: number): string {
  const digits = `${amount}`.padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return fraction ? `${whole}.${fraction}` : whole
}

/** An amount of an asset, by the operator's registry or in base units. */
export function showAmount(
  { t }: Texts,
  network: KnownNetwork | undefined,
  asset: Asset,
  amount: bigint | 'all',
): string {
  const unit = unitOf(network, asset)
  const shown =
    amount === 'all'
      ? t('approval.everything')
      : formatUnits(amount, unit?.decimals ?? 0)
  if (unit) return `${shown} ${unit.symbol}`
  if (asset.type === 'native') return shown
  if (asset.type === 'item')
    return `${shown} × ${t('asset.item', { id: `${asset.id}`, address: asset.address })}`
  const key = asset.type === 'token' ? 'asset.token' : 'asset.holding'
  return `${shown} × ${t(key, { address: asset.address })}`
}

/** What the operator's registry knows of an asset. */
export function unitOf(
  network: KnownNetwork | undefined,
  asset: Asset,
): { readonly symbol: string; readonly decimals: number } | undefined {
  if (asset.type === 'native') return network?.coin
  if (asset.type !== 'token') return undefined
  return network?.tokens.find(
    ({ address }) =>
      // Solana's addresses differ by their case.
      address === asset.address ||
      (address.startsWith('0x') &&
        address.toLowerCase() === asset.address.toLowerCase()),
  )
}
