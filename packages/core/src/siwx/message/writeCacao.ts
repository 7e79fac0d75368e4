import type { Cacao } from '../../entities/signIn/cacao.js'
import type { SignInMessage } from '../../entities/signIn/signInMessage.js'

/**
 * What an account signed with its approval over WalletConnect, as other kits
 * and servers keep it.
 * @see CAIP-74
 */
export function writeCacao(
  message: SignInMessage,
  { recap, signature }: { readonly recap: string; readonly signature: string },
): Cacao {
  const { accountAddress, chainId, resources = [], ...record } = message
  return {
    h: { t: 'caip122' },
    p: {
      iss: `did:pkh:${chainId}:${accountAddress}`,
      domain: record.domain,
      aud: record.uri,
      version: record.version,
      nonce: record.nonce,
      iat: record.issuedAt,
      exp: record.expirationTime,
      nbf: record.notBefore,
      requestId: record.requestId,
      statement: record.statement,
      resources: [...resources, recap],
    },
    s: { t: 'eip191', s: signature },
  }
}
