import { decodeBase64, encodeBase64 } from '../../encoding/base64.js'
import type { Network } from '../../entities/network/network.js'
import { formatNetworkId } from '../../entities/network/networkId.js'
import { KitError } from '../../errors/KitError.js'
import type {
  CosmosProvider,
  CosmosSignature,
} from '../../ports/CosmosProvider.js'
import { askWallet } from '../askWallet.js'
import type { KeplrProvider } from './KeplrProvider.js'

/** What a connection signs with. */
export type SigningPower = {
  readonly provider: KeplrProvider
  readonly network: Network
  /** The account in use, on that network. */
  readonly address: string
}

const base64Pattern = /^[A-Za-z0-9+/]+={0,2}$/

/**
 * What a site signs through: always the wallet, account and network in use.
 * @param power undefined while nothing is connected
 */
export function createCosmosProvider(
  power: () => SigningPower | undefined,
): CosmosProvider {
  const open = () => {
    const now = power()
    if (!now) throw new KitError('WALLET_DISCONNECTED')
    return { ...now, chainId: String(now.network.id) }
  }
  return {
    async signArbitrary({ address: wanted, data, signal }) {
      const { address, chainId, provider } = open()
      if (wanted !== undefined && wanted !== address)
        throw new KitError('WALLET_UNAUTHORIZED')
      return await ask({
        method: 'signArbitrary',
        run: () => provider.signArbitrary?.(chainId, address, data),
        isOffered: provider.signArbitrary !== undefined,
        parse: readSignature,
        signal,
      })
    },
    async signAmino({ document, signal }) {
      const { address, chainId, provider } = open()
      const { chain_id: named } = document as { readonly chain_id?: unknown }
      assertChain(chainId, named)
      return await ask({
        method: 'signAmino',
        run: () => provider.signAmino?.(chainId, address, document),
        isOffered: provider.signAmino !== undefined,
        parse: (answer) => readSigned(answer, (signed) => signed),
        signal,
      })
    },
    async signDirect({ document, signal }) {
      const { address, chainId, provider } = open()
      assertChain(chainId, document.chainId)
      const wire = {
        chainId: document.chainId,
        bodyBytes: decodeBase64(document.bodyBytes),
        authInfoBytes: decodeBase64(document.authInfoBytes),
        accountNumber: BigInt(document.accountNumber),
      }
      return await ask({
        method: 'signDirect',
        run: () => provider.signDirect?.(chainId, address, wire),
        isOffered: provider.signDirect !== undefined,
        parse: (answer) => readSigned(answer, readDirect),
        signal,
      })
    },
  }
}

/** A text for no chain in particular is signed on any (ADR-36). */
function assertChain(chainId: string, named: unknown): void {
  if (!named || named === chainId) return
  const networkId = formatNetworkId('cosmos', String(named))
  throw new KitError('CHAIN_NOT_SUPPORTED', { networkId })
}

function ask<answer>(request: {
  readonly method: string
  readonly run: () => unknown
  readonly isOffered: boolean
  readonly parse: (answer: unknown) => answer | undefined
  readonly signal: AbortSignal | undefined
}): Promise<answer> {
  const { isOffered, method, signal = new AbortController().signal } = request
  if (!isOffered) throw new KitError('UNSUPPORTED_METHOD', { method })
  return askWallet({ ...request, signal })
}

function readSignature(answer: unknown): CosmosSignature | undefined {
  const { pub_key: key, signature } = answer as {
    readonly [key: string]: unknown
  }
  const { type, value } = key as { readonly [key: string]: unknown }
  return isBase64(signature) && typeof type === 'string' && isBase64(value)
    ? { signature, pub_key: { type, value } }
    : undefined
}

function readSigned(
  answer: unknown,
  parse: (signed: object) => object,
): { signed: object; signature: CosmosSignature } | undefined {
  const { signature, signed } = answer as { readonly [key: string]: unknown }
  const parsed = readSignature(signature)
  return parsed && typeof signed === 'object' && signed
    ? { signed: parse(signed), signature: parsed }
    : undefined
}

/** What was signed, which the wallet may have changed, in our form. */
function readDirect(signed: object): object {
  const { accountNumber, authInfoBytes, bodyBytes, chainId } = signed as {
    readonly [key: string]: unknown
  }
  return {
    bodyBytes: encodeBase64(bodyBytes as Uint8Array),
    authInfoBytes: encodeBase64(authInfoBytes as Uint8Array),
    chainId: String(chainId),
    accountNumber: String(accountNumber),
  }
}

function isBase64(value: unknown): value is string {
  return typeof value === 'string' && base64Pattern.test(value)
}
