import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils'
import { object } from 'valibot'
import { KitError } from '../../../errors/KitError.js'
import type { PolkadotProvider } from '../../../ports/PolkadotProvider.js'
import { boundedText } from '../../../utils/boundedText.js'
import { addressInUse } from './addressInUse.js'
import type { NamespaceProviderParameters } from './NamespaceProviderParameters.js'
import { readAnswer } from './readAnswer.js'

/** 64 or 65 bytes; some wallets put the kind of key before them. */
const Signed = object({
  signature: boundedText(/^(0x)?([0-9a-f]{2}){64,66}$/i),
})

const wrapping = /^<Bytes>([\s\S]*)<\/Bytes>$/

/** The methods of Polkadot over a session (WalletConnect RPC reference). */
export function createPolkadotSessionProvider(
  parameters: NamespaceProviderParameters,
): PolkadotProvider {
  const request = async (
    method: string,
    params: object,
    signal: AbortSignal | undefined,
  ) => {
    const answer = await parameters.ask({ method, params, signal })
    const { signature } = readAnswer(method, Signed, answer)
    return `0x${signature.replace(/^0x/i, '')}` as const
  }
  /** Chains share keys: a signature would be good for the other one. */
  const assertChain = (genesisHash: unknown) => {
    const here = parameters.current()?.connectorSession.caipNetworkId
    if (genesisHash === undefined || genesisHash === null) return
    const [, reference] =
      /^0x([0-9a-f]{32})[0-9a-f]{32}$/.exec(`${genesisHash}`.toLowerCase()) ??
      []
    if (!reference || here !== `polkadot:${reference}`)
      throw new KitError('UNSUPPORTED_CHAIN', { namespace: 'polkadot' })
  }
  return {
    async signRaw({ address = addressInUse(parameters), data, signal }) {
      const params = { address, type: 'bytes', ...bothForms(data) }
      return await request('polkadot_signMessage', params, signal)
    },
    async signPayload({ payload, signal }) {
      const { address: given, genesisHash } = payload as {
        readonly address?: unknown
        readonly genesisHash?: unknown
      }
      assertChain(genesisHash)
      const address =
        typeof given === 'string' ? given : addressInUse(parameters)
      const params = { address, transactionPayload: payload }
      return await request('polkadot_signTransaction', params, signal)
    },
  }
}

/**
 * The bytes as today's reference wants them, wrapped and in hex, and as the
 * earlier one did: a text that the wallet wraps.
 */
function bothForms(data: string): { data: string; message: string } {
  const message = textOf(data)
  const inner = message && wrapping.exec(message)?.[1]
  if (inner !== undefined && inner !== '') return { data, message: inner }
  const hex = data.replace(/^0x/i, '')
  const open = bytesToHex(utf8ToBytes('<Bytes>'))
  const close = bytesToHex(utf8ToBytes('</Bytes>'))
  return { data: `0x${open}${hex}${close}`, message: message ?? data }
}

/** Undefined for bytes that are no text. */
function textOf(data: string): string | undefined {
  try {
    const bytes = hexToBytes(data.replace(/^0x/i, ''))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
