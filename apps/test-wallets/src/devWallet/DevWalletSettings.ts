import { type DevWalletFault, isDevWalletFault } from './devWalletFault.js'

/** What the panel and the URL decide about the dev wallet. */
export type DevWalletSettings = {
  isEnabled: boolean
  isSelfApproving: boolean
  faults: readonly DevWalletFault[]
  /** The fault switches itself off after the first request it spoiled. */
  isFaultOnce: boolean
  lateSeconds: number
}

export const defaultDevWalletSettings: DevWalletSettings = {
  isEnabled: false,
  isSelfApproving: false,
  faults: [],
  isFaultOnce: false,
  lateSeconds: 8,
}

/** Reads what `sessionStorage` held; anything unusable becomes a default. */
export function parseDevWalletSettings(value: unknown): DevWalletSettings {
  if (typeof value !== 'object' || value === null)
    return defaultDevWalletSettings
  const raw: Record<string, unknown> = { ...value }
  return {
    isEnabled: raw.isEnabled === true,
    isSelfApproving: raw.isSelfApproving === true,
    faults: Array.isArray(raw.faults)
      ? raw.faults.filter(isDevWalletFault)
      : [],
    isFaultOnce: raw.isFaultOnce === true,
    lateSeconds: parseLateSeconds(raw.lateSeconds),
  }
}

/**
 * Reads `?devWallet=1&devWalletFault=reject,late&devWalletApprove=auto`
 * `&devWalletOnce=1&devWalletLateSeconds=8`; undefined when the address says
 * nothing about the dev wallet.
 */
export function readDevWalletAddress(
  search: string,
): DevWalletSettings | undefined {
  const options = new URLSearchParams(search)
  if (![...options.keys()].some((key) => key.startsWith('devWallet')))
    return undefined
  return {
    isEnabled: options.get('devWallet') === '1',
    isSelfApproving: options.get('devWalletApprove') === 'auto',
    faults: options
      .getAll('devWalletFault')
      .flatMap((value) => value.split(','))
      .filter(isDevWalletFault),
    isFaultOnce: options.get('devWalletOnce') === '1',
    lateSeconds: parseLateSeconds(options.get('devWalletLateSeconds')),
  }
}

function parseLateSeconds(value: unknown): number {
  const seconds = value === null || value === '' ? Number.NaN : Number(value)
  return seconds >= 0 && seconds <= 3600
    ? seconds
    : defaultDevWalletSettings.lateSeconds
}
