import { readBytes } from '../../utils/readBytes.js'
import { readShortText } from '../../utils/readShortText.js'
import { readWalletIcon } from '../../utils/readWalletIcon.js'
import type { StandardAccount, StandardWallet } from './StandardWallet.js'

const accountsLimit = 100
const identifiersLimit = 100
const identifierLimit = 128
const addressLimit = 128
const publicKeyLimit = 128

/**
 * Reads a wallet of the Wallet Standard: each property once, nothing trusted.
 * Accounts that are none are left out.
 * @returns undefined when it is not usable
 */
export function readWallet(value: unknown): StandardWallet | undefined {
  try {
    if (!isObject(value)) return undefined
    const { accounts, chains, features, icon, name } = value
    const ownName = readShortText(name)
    if (!ownName || !isObject(features)) return undefined
    return {
      name: ownName,
      icon: readWalletIcon(icon),
      chains: readIdentifiers(chains),
      accounts: readAccounts(accounts),
      features: readFeatures(features),
      source: value,
    }
  } catch {
    return undefined
  }
}

/**
 * Reads a wallet's list of accounts, of which at most 100 are kept.
 * @returns an empty list for anything that is none
 */
export function readAccounts(value: unknown): readonly StandardAccount[] {
  if (!Array.isArray(value)) return []
  return value.slice(0, accountsLimit).flatMap((entry: unknown) => {
    const account = readAccount(entry)
    return account ? [account] : []
  })
}

function readAccount(value: unknown): StandardAccount | undefined {
  try {
    if (!isObject(value)) return undefined
    const { address, chains, features, publicKey } = value
    const isUsable =
      typeof address === 'string' &&
      address.length > 0 &&
      address.length <= addressLimit
    if (!isUsable) return undefined
    return {
      address,
      publicKey: readBytes(publicKey, publicKeyLimit) ?? new Uint8Array(),
      chains: readIdentifiers(chains),
      features: readIdentifiers(features),
      source: value,
    }
  } catch {
    return undefined
  }
}

function readFeatures(features: object): Readonly<Record<string, object>> {
  const entries = Object.entries(features)
    .slice(0, identifiersLimit)
    .filter((entry): entry is [string, object] => isObject(entry[1]))
  return Object.fromEntries(entries)
}

function readIdentifiers(value: unknown): readonly string[] {
  if (!Array.isArray(value)) return []
  return value
    .slice(0, identifiersLimit)
    .filter(
      (entry): entry is string =>
        typeof entry === 'string' && entry.length <= identifierLimit,
    )
}

function isObject(
  value: unknown,
): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null
}
