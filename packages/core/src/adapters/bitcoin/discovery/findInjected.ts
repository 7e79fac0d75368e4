import { readShortText } from '../../../utils/readShortText.js'
import { readWalletIcon } from '../../../utils/readWalletIcon.js'
import type { InjectedProtocol } from '../BitcoinDialect.js'
import { hasMethod } from '../hasMethod.js'
import { knownWallets } from './knownWallets.js'

/** A wallet found in the page, and what it is known by. */
export type InjectedWallet = {
  readonly provider: object
  readonly id: string
  readonly name: string
  readonly rdns?: string | undefined
  readonly icon?: string | undefined
  readonly type: InjectedProtocol
}

const listLimit = 100
const pathPattern = /^[\w$]+(\.[\w$]+){0,3}$/

/**
 * Looks for wallets in the page: at the places of known ones, and in the list
 * in which others enter themselves (`btc_providers`, WBIP-004). Each object is
 * given once, under its own name rather than one that it borrows.
 */
export function findInjected(window: object): readonly InjectedWallet[] {
  const listed = readList(window)
  const known = knownWallets
    .filter(({ borrowedBy, path }) => {
      return !borrowedBy || !readPath(window, `${path}.${borrowedBy}`)
    })
    .map(({ name, path, rdns, type }) => {
      const { icon } = listed.find((entry) => entry.path === path) ?? {}
      return { name, path, type, id: rdns, rdns, icon }
    })
  const others = listed
    .filter(({ path }) => !knownWallets.some((one) => one.path === path))
    .map((entry) => ({
      ...entry,
      id: `btc_providers:${entry.path}`,
      type: 'satsConnect' as const,
    }))
  const seen = new Set<object>()
  return [...known, ...others].flatMap(({ path, ...wallet }) => {
    const provider = readPath(window, path)
    if (!isWallet(provider) || seen.has(provider)) return []
    seen.add(provider)
    return [{ ...wallet, provider }]
  })
}

function readList(window: object) {
  const list = readPath(window, 'btc_providers')
  if (!Array.isArray(list)) return []
  return list.slice(0, listLimit).flatMap((entry: unknown) => {
    try {
      const { icon, id, name } = entry as Readonly<Record<string, unknown>>
      const ownName = readShortText(name)
      if (!ownName || typeof id !== 'string' || !pathPattern.test(id)) return []
      return [{ path: id, name: ownName, icon: readWalletIcon(icon) }]
    } catch {
      return []
    }
  })
}

function isWallet(value: unknown): value is object {
  return hasMethod(value, 'request') || hasMethod(value, 'requestAccounts')
}

/** A page may have put anything there, a getter that throws included. */
function readPath(window: object, path: string): unknown {
  try {
    return path
      .split('.')
      .reduce<unknown>(
        (at, key) => (at as Readonly<Record<string, unknown>>)[key],
        window,
      )
  } catch {
    return undefined
  }
}
