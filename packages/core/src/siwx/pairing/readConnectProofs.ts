import { isRecap } from '@hasp/protocol/siwx'
import { isNetworkId } from '../../entities/network/networkId.js'
import type { Cacao } from '../../entities/signIn/cacao.js'
import type { ConnectProof } from '../../ports/SignInWhileConnecting.js'

/** `did:pkh:eip155:1:0xab…` */
const issuer = /^did:pkh:([^:]+:[^:]+):([^:]+)$/

/** What a server is told of an approval's signatures: never their texts. */
export function readConnectProofs(
  auths: readonly Cacao[],
): readonly ConnectProof[] {
  return auths.flatMap(({ p, s }): ConnectProof[] => {
    const [, networkId = '', address = ''] = issuer.exec(p.iss) ?? []
    if (!isNetworkId(networkId)) return []
    const recap = p.resources?.find(isRecap)
    const account = { networkId, address }
    return recap === undefined
      ? [{ account, signed: { form: 'text', signature: s.s } }]
      : [{ account, signed: { form: 'cacao', recap, signature: s.s } }]
  })
}
