import { utf8ToBytes } from '@noble/hashes/utils'
import { parsePublicKey } from '../../../addresses/parsePublicKey.js'
import { encodeBase58 } from '../../../encoding/base58.js'
import { solanaChainName } from '../../../entities/network/solanaChainName.js'
import type { SignInMessage } from '../../../entities/signIn/signInMessage.js'
import { isKitError, KitError } from '../../../errors/KitError.js'
import type { SignedMessage, SignMessage } from '../../../ports/SignMessage.js'
import type {
  SolanaProvider,
  SolanaSignInInput,
} from '../../../ports/SolanaProvider.js'
import { solanaOffchain } from '../../../signatures/solanaOffchain.js'
import { verifyEd25519ByRuntime } from '../../../signatures/verifyEd25519ByRuntime.js'
import { providerOf } from '../../providerOf.js'

type Request = Parameters<SignMessage>[0]

/**
 * `solana:signIn` where the wallet writes exactly the text that it should,
 * else a signature of the text, also behind the header by which hardware signs
 * it.
 */
export const signMessage: SignMessage = async (request) => {
  const provider = providerOf<SolanaProvider>(request.connector)
  if (provider.address !== request.message.accountAddress)
    throw new KitError('WALLET_UNAUTHORIZED')
  return (
    (await signStandard(provider, request)) ??
    (await signBytes(provider, request))
  )
}

/** @returns undefined when the wallet does not, or writes another text */
async function signStandard(
  { signIn }: SolanaProvider,
  { message, signal, texts }: Request,
): Promise<SignedMessage | undefined> {
  const { walletStandard } = texts
  if (!signIn || walletStandard === undefined) return undefined
  try {
    const answer = await signIn({ input: toInput(message), signal })
    const text = utf8ToBytes(walletStandard)
    if (answer.signedMessage.join() !== text.join()) return undefined
    const signature = encodeBase58(answer.signature)
    return { form: 'walletStandard', signature }
  } catch (error) {
    if (isKitError(error, 'UNSUPPORTED_METHOD')) return undefined
    throw error
  }
}

async function signBytes(
  provider: SolanaProvider,
  { message: { accountAddress }, signal, texts }: Request,
): Promise<SignedMessage> {
  const message = utf8ToBytes(texts.site)
  const signature = await provider.signMessage({
    message,
    isHeaderAccepted: true,
    signal,
  })
  const publicKey = parsePublicKey(accountAddress) ?? new Uint8Array()
  const forms = [
    ['text', [message]],
    ['offchainV0', solanaOffchain(message, publicKey)],
  ] as const
  for (const [form, messages] of forms)
    for (const one of messages) {
      const signed = { message: one, publicKey, signature }
      // A browser without Ed25519 cannot tell: then it is what most sign.
      if ((await verifyEd25519ByRuntime(signed)) ?? true)
        return { form, signature: encodeBase58(signature) }
    }
  throw new KitError('WALLET_ANSWER_INVALID', { method: 'signMessage' })
}

/** Every field, or the wallet would fill in what is missing. */
function toInput(message: SignInMessage): SolanaSignInInput {
  const { accountAddress, chainId, ...fields } = message
  return {
    ...fields,
    address: accountAddress,
    chainId: solanaChainName(chainId),
  }
}
