import { encodeBase58 } from '../../../encoding/base58.js'
import type { NetworkId } from '../../../entities/network/networkId.js'
import { KitError } from '../../../errors/KitError.js'
import type { ConnectorSession } from '../../../ports/Connector.js'
import type { SolanaProvider } from '../../../ports/SolanaProvider.js'
import { readBytes } from '../../../utils/readBytes.js'
import { askFeature } from '../../walletStandard/askFeature.js'
import { readWallet } from '../../walletStandard/readWallet.js'
import type { StandardWallet } from '../../walletStandard/StandardWallet.js'
import { findChain } from '../solanaChains.js'

const signatureLength = 64

const sendFeature = 'solana:signAndSendTransaction'
const signInFeature = 'solana:signIn'

/** A text for signing in has at most 8 KiB. */
const textLimit = 16_384

/** A transaction has at most 1232 bytes today; later ones may be longer. */
const transactionLimit = 8_192

/**
 * What a site signs through, over a Wallet Standard wallet. Everything is
 * signed by the account in use, or by none: a wallet that no longer has it is
 * not asked.
 * @param parameters.session what the wallet said last
 */
export function createSolanaSigner(parameters: {
  readonly wallet: StandardWallet
  readonly session: () => ConnectorSession | undefined
}): SolanaProvider {
  const { session, wallet } = parameters

  /** The account in use, which the wallet still has. */
  const accountInUse = () => {
    const current = session()
    const now = readWallet(wallet.source)
    if (!current || !now) throw new KitError('WALLET_DISCONNECTED')
    const { address } = current.accounts[0]
    const account = now.accounts.find((entry) => entry.address === address)
    if (!account) throw new KitError('WALLET_UNAUTHORIZED')
    return { account, current, now }
  }
  /** The account to sign with, and the network's name in the wallet. */
  const signer = (feature: string, networkId?: NetworkId) => {
    const { account, current, now } = accountInUse()
    const chain = findChain(now.chains, networkId ?? current.caipNetworkId)
    if (!account.features.includes(feature))
      throw new KitError('UNSUPPORTED_METHOD', { method: feature })
    return { account: account.source, chain }
  }
  const signerOn = (feature: string, networkId?: NetworkId) => {
    const { account, chain } = signer(feature, networkId)
    if (!chain) throw new KitError('UNSUPPORTED_CHAIN', { namespace: 'solana' })
    return { account, chain }
  }
  const signAll: SolanaProvider['signAllTransactions'] = async ({
    networkId,
    signal = never(),
    transactions,
  }) => {
    if (transactions.length === 0) return []
    const feature = 'solana:signTransaction'
    const by = signerOn(feature, networkId)
    return await askFeature(wallet, {
      feature,
      method: 'signTransaction',
      inputs: transactions.map((transaction) => ({ ...by, transaction })),
      parse(answer) {
        const signed = readOutputs(answer).flatMap(({ signedTransaction }) => {
          const bytes = readBytes(signedTransaction, transactionLimit)
          return bytes && bytes.length > signatureLength ? [bytes] : []
        })
        return signed.length === transactions.length ? signed : undefined
      },
      signal,
    })
  }
  const signAndSendTransaction: NonNullable<
    SolanaProvider['signAndSendTransaction']
  > = async ({ networkId, signal = never(), transaction }) => {
    const by = signerOn(sendFeature, networkId)
    return await askFeature(wallet, {
      feature: sendFeature,
      method: 'signAndSendTransaction',
      inputs: [{ ...by, transaction }],
      parse(answer) {
        const bytes = readSignature(readOutputs(answer)[0]?.signature)
        return bytes && encodeBase58(bytes)
      },
      signal,
    })
  }

  const signIn: NonNullable<SolanaProvider['signIn']> = async ({
    input,
    signal = never(),
  }) => {
    const { address } = accountInUse().account
    if (input.address !== address) throw new KitError('WALLET_UNAUTHORIZED')
    return await askFeature(wallet, {
      feature: signInFeature,
      method: 'signIn',
      inputs: [input],
      parse(answer) {
        const [output] = readOutputs(answer)
        const { address: by } = Object(output?.account) as Output
        const signature = readSignature(output?.signature)
        const signedMessage = readBytes(output?.signedMessage, textLimit)
        if (!signature || !signedMessage || by !== address) return undefined
        return { signedMessage, signature }
      },
      signal,
    })
  }

  return {
    get address() {
      return session()?.accounts[0].address
    },
    async signMessage({ isHeaderAccepted, message, signal = never() }) {
      const feature = 'solana:signMessage'
      const { account } = signer(feature)
      return await askFeature(wallet, {
        feature,
        method: 'signMessage',
        inputs: [{ account, message }],
        parse(answer) {
          const [output] = readOutputs(answer)
          const signed = output && readBytes(output.signedMessage, 1 << 20)
          const isSame =
            isHeaderAccepted || !signed || signed.join() === message.join()
          return isSame ? readSignature(output?.signature) : undefined
        },
        signal,
      })
    },
    signAllTransactions: signAll,
    async signTransaction({ transaction, ...about }) {
      const [signed] = await signAll({ transactions: [transaction], ...about })
      return signed ?? new Uint8Array()
    },
    ...(sendFeature in wallet.features && { signAndSendTransaction }),
    ...(signInFeature in wallet.features && { signIn }),
  }
}

function readSignature(value: unknown): Uint8Array | undefined {
  const bytes = readBytes(value, signatureLength)
  return bytes?.length === signatureLength ? bytes : undefined
}

type Output = { readonly [key: string]: unknown }

/** Features answer with one output for each input. */
function readOutputs(answer: unknown): readonly Output[] {
  if (!Array.isArray(answer)) return []
  return answer.filter((output: unknown) => Object(output) === output)
}

function never(): AbortSignal {
  return new AbortController().signal
}
