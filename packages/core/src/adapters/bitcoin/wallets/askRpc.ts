import { KitError } from '../../../errors/KitError.js'
import { askWallet } from '../../askWallet.js'

/** How such wallets answer, and what some of them throw. */
type Response = {
  readonly code?: unknown
  readonly error?: { readonly code?: unknown } | null | undefined
  readonly result?: unknown
}

type Provider = {
  request(method: string, params: object | null): unknown
}

type RpcErrorCode =
  | 'USER_REJECTED'
  | 'UNSUPPORTED_METHOD'
  | 'WALLET_UNAUTHORIZED'

/** What JSON-RPC leaves to the server, sats-connect has taken. */
const codes: Readonly<Record<string, RpcErrorCode>> = {
  '-32000': 'USER_REJECTED',
  '-32001': 'UNSUPPORTED_METHOD',
  '-32002': 'WALLET_UNAUTHORIZED',
}

/**
 * Sends one request to a wallet with `request(method, params)` (WBIP-001).
 * @param parse undefined refuses the answer
 * @param begun the request, where it has left already
 * @throws errors of the catalogue: `CANCELLED` when aborted,
 * `WALLET_ANSWER_INVALID` for an answer that was refused
 */
export function askRpc<answer>(
  provider: object,
  method: string,
  params: object | null,
  parse: (result: unknown) => answer | undefined,
  signal: AbortSignal,
  begun?: Promise<unknown>,
): Promise<answer> {
  const run = async () => {
    let response: Response | undefined
    try {
      const asked = begun ?? (provider as Provider).request(method, params)
      response = (await asked) as Response | undefined
    } catch (thrown) {
      throw translate(thrown, method)
    }
    if (response?.error) throw translate(response, method)
    return response?.result
  }
  return askWallet({ run, method, parse, signal })
}

function translate(thrown: unknown, method: string): unknown {
  try {
    const { code, error } = thrown as Response
    const known = codes[String(error?.code ?? code)]
    return known
      ? new KitError<RpcErrorCode>(known, { method }, { cause: thrown })
      : thrown
  } catch {
    // Reading what a stranger threw may throw, too.
    return thrown
  }
}
