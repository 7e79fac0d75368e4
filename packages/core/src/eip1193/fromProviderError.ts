import { isKitError, KitError } from '../errors/KitError.js'

type WalletErrorCode =
  | 'USER_REJECTED'
  | 'WALLET_UNAUTHORIZED'
  | 'UNSUPPORTED_METHOD'
  | 'WALLET_DISCONNECTED'
  | 'CHAIN_NOT_ADDED'
  | 'REQUEST_ALREADY_PENDING'

/** EIP-1193, EIP-1474, WalletConnect, and what wallets use besides. */
const codes: { readonly [code: number]: WalletErrorCode } = {
  4001: 'USER_REJECTED',
  5000: 'USER_REJECTED',
  5001: 'USER_REJECTED',
  5002: 'USER_REJECTED',
  5003: 'USER_REJECTED',
  12001: 'USER_REJECTED',
  4100: 'WALLET_UNAUTHORIZED',
  4200: 'UNSUPPORTED_METHOD',
  [-32601]: 'UNSUPPORTED_METHOD',
  3001: 'UNSUPPORTED_METHOD',
  5101: 'UNSUPPORTED_METHOD',
  10001: 'UNSUPPORTED_METHOD',
  4900: 'WALLET_DISCONNECTED',
  4901: 'WALLET_DISCONNECTED',
  1013: 'WALLET_DISCONNECTED',
  6000: 'WALLET_DISCONNECTED',
  7001: 'WALLET_DISCONNECTED',
  4902: 'CHAIN_NOT_ADDED',
  3005: 'CHAIN_NOT_ADDED',
  5100: 'CHAIN_NOT_ADDED',
  5710: 'CHAIN_NOT_ADDED',
  [-32002]: 'REQUEST_ALREADY_PENDING',
}

const rejectionPattern =
  /user (rejected|cancell?ed|denied)|connection request reset|^(request )?(rejected|cancell?ed)( by (the )?user)?\.?$/i

const unknownChainPattern =
  /(unrecognized|unknown|invalid) chain|no (modular )?chain info/i

/** Polkadot's extensions have no codes. */
const unauthorizedPattern = /not (allowed to interact|been authorized)/i

/** Wallets wrap errors in errors, -32603 above all; so deep is looked. */
const nestingLimit = 4

/**
 * What a provider threw, whatever it is, as an error of the catalogue with the
 * original as `cause`. An error that one of the kit's own providers gave a
 * number is what it was before.
 * @param method the request that failed
 */
export function fromProviderError(thrown: unknown, method?: string): KitError {
  for (const own of [thrown, read(thrown, 'cause')]) if (isOwn(own)) return own
  const options = { cause: thrown }
  const code = find(thrown, nestingLimit) ?? matchText(thrown)
  if (code)
    return new KitError<WalletErrorCode>(
      code,
      method ? { method } : {},
      options,
    )
  const number = readNumber(thrown)
  return new KitError(
    'WALLET_ERROR',
    number === undefined ? {} : { code: number },
    options,
  )
}

function isOwn(thrown: unknown): thrown is KitError {
  try {
    return isKitError(thrown)
  } catch {
    return false
  }
}

function find(thrown: unknown, depth: number): WalletErrorCode | undefined {
  if (!thrown || typeof thrown !== 'object' || depth === 0) return undefined
  const code = codes[readNumber(thrown) ?? 0]
  if (code) return code
  for (const key of ['data', 'originalError', 'cause', 'error']) {
    const nested = read(thrown, key)
    const found = find(nested, depth - 1) ?? matchText(nested)
    if (found) return found
  }
  return undefined
}

function matchText(thrown: unknown): WalletErrorCode | undefined {
  const text = typeof thrown === 'string' ? thrown : read(thrown, 'message')
  if (typeof text !== 'string') return undefined
  if (rejectionPattern.test(text)) return 'USER_REJECTED'
  if (unauthorizedPattern.test(text)) return 'WALLET_UNAUTHORIZED'
  return unknownChainPattern.test(text) ? 'CHAIN_NOT_ADDED' : undefined
}

function readNumber(thrown: unknown): number | undefined {
  const code = read(thrown, 'code')
  const number = typeof code === 'string' && code ? Number(code) : code
  return typeof number === 'number' && Number.isInteger(number)
    ? number
    : undefined
}

/** Reading what a stranger threw may throw, too. */
function read(thrown: unknown, key: string): unknown {
  try {
    return (thrown as { readonly [key: string]: unknown } | undefined)?.[key]
  } catch {
    return undefined
  }
}
