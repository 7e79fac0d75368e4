import {
  array,
  check,
  type GenericSchema,
  maxLength,
  minLength,
  object,
  pipe,
  string,
  transform,
  union,
} from 'valibot'
import { decodeBase58, encodeBase58 } from '../../../encoding/base58.js'
import { decodeBase64, encodeBase64 } from '../../../encoding/base64.js'
import type { NetworkId } from '../../../entities/network/networkId.js'
import { KitError } from '../../../errors/KitError.js'
import type { SolanaProvider } from '../../../ports/SolanaProvider.js'
import { boundedText } from '../../../utils/boundedText.js'
import { addressInUse } from './addressInUse.js'
import type { NamespaceProviderParameters } from './NamespaceProviderParameters.js'
import { placeSignature } from './placeSignature.js'
import { readAnswer } from './readAnswer.js'

type One = Parameters<SolanaProvider['signTransaction']>[0]

const signatureBytes = 64

/** Base64 of 8 KiB; today's transactions are far shorter. */
const longestTransaction = 11_000

const signature = pipe(
  string(),
  check((text) => decodeBase58(text)?.length === signatureBytes),
)
const transaction = pipe(
  boundedText(/^/, longestTransaction),
  transform((text) => decodeBase64(text) ?? new Uint8Array()),
  check(({ length }) => length > signatureBytes),
)
const Whole = object({ transaction })
const Signature = object({ signature })
/** The signed transaction, or its signature where that is all there is. */
const Either = union([Whole, Signature])

/**
 * The methods of Solana over a session (WalletConnect RPC reference), for the
 * account and the network in use.
 */
export function createSolanaSessionProvider(
  parameters: NamespaceProviderParameters,
): SolanaProvider {
  const { ask, current } = parameters
  const granted = () => current()?.session.namespaces.solana
  const can = (method: string) => granted()?.methods.includes(method) === true
  const request = async <schema extends GenericSchema>(
    method: string,
    schema: schema,
    params: object,
    { networkId, signal }: Partial<Pick<One, 'networkId' | 'signal'>>,
  ) => {
    const pubkey = addressInUse(parameters)
    if (networkId && !granted()?.chains.includes(networkId))
      throw new KitError('UNSUPPORTED_CHAIN', { namespace: 'solana' })
    const answer = await ask({
      method,
      params: { ...params, pubkey },
      ...chainOf(networkId),
      signal,
    })
    return { answer: readAnswer(method, schema, answer), pubkey }
  }
  const signTransaction = async (one: One) => {
    const method = 'solana_signTransaction'
    const params = { transaction: encodeBase64(one.transaction) }
    const { answer, pubkey } = await request(method, Either, params, one)
    if ('transaction' in answer) return answer.transaction
    // Wallets may give the signature alone, for the site to put in its place.
    const signed = placeSignature(
      one.transaction,
      bytesOf(pubkey),
      bytesOf(answer.signature),
    )
    if (signed) return signed
    throw new KitError('WALLET_ANSWER_INVALID', { method })
  }

  return {
    get address() {
      return current()?.connectorSession.accounts[0].address
    },
    async signMessage({ message, signal }) {
      const method = 'solana_signMessage'
      const params = { message: encodeBase58(message) }
      const { answer } = await request(method, Signature, params, { signal })
      return bytesOf(answer.signature)
    },
    signTransaction,
    async signAllTransactions({ transactions, ...about }) {
      const method = 'solana_signAllTransactions'
      if (transactions.length < 2 || !can(method)) {
        const signed: Uint8Array[] = []
        for (const one of transactions)
          signed.push(await signTransaction({ ...about, transaction: one }))
        return signed
      }
      const { length } = transactions
      const All = object({
        transactions: pipe(
          array(transaction),
          minLength(length),
          maxLength(length),
        ),
      })
      const params = { transactions: transactions.map(encodeBase64) }
      const { answer } = await request(method, All, params, about)
      return answer.transactions
    },
    get signAndSendTransaction() {
      const method = 'solana_signAndSendTransaction'
      if (!can(method)) return undefined
      return async (one: One) => {
        const params = { transaction: encodeBase64(one.transaction) }
        const { answer } = await request(method, Signature, params, one)
        return answer.signature
      }
    },
  }
}

function bytesOf(base58: string): Uint8Array {
  return decodeBase58(base58) ?? new Uint8Array()
}

function chainOf(networkId: NetworkId | undefined) {
  return networkId ? { chainId: networkId } : {}
}
