import { encodeRecap } from '../../../encoding/encodeRecap.js'
import { namespaceOf } from '../../../entities/network/networkId.js'
import type { AuthenticateRequest } from '../../../ports/WalletConnectClient.js'

/**
 * What a wallet is asked to sign (CAIP-122), with the methods that it should
 * allow besides as the last resource.
 */
export function formatAuthPayload(request: AuthenticateRequest): object {
  const { chains, domain, exp, iat, methods = [], nbf, nonce } = request
  const { requestId, resources = [], statement, uri } = request
  const [first] = chains
  return {
    type: 'caip122',
    chains,
    statement,
    aud: uri,
    domain,
    version: '1',
    nonce,
    iat,
    exp,
    nbf,
    requestId,
    resources:
      first && methods.length > 0
        ? [...resources, encodeRecap(namespaceOf(first), methods, chains)]
        : resources,
  }
}
