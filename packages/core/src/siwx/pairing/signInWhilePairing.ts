import { readRecap } from '@hasp/protocol/siwx'
import { encodeRecap } from '../../encoding/encodeRecap.js'
import { namespaceOf } from '../../entities/network/networkId.js'
import { KitError } from '../../errors/KitError.js'
import type {
  ConnectChallenge,
  CreatePair,
  SignInWhileConnecting,
} from '../../ports/SignInWhileConnecting.js'
import type {
  AuthenticateRequest,
  ProposedNamespace,
} from '../../ports/WalletConnectClient.js'
import { beginInTime } from './beginInTime.js'
import { readConnectProofs } from './readConnectProofs.js'

/** No code waits longer for a server. */
const patienceMs = 300

/** An address of EVM, where nobody's is known yet. */
const nobody = `0x${'0'.repeat(40)}`

/**
 * Pairs, and signs in with the same approval where all that is asked for is
 * EVM's and the server makes a challenge in time; else it only pairs. A session
 * whose signatures the server refuses is ended.
 */
export function signInWhilePairing(
  { client, clock }: Parameters<CreatePair>[0],
  signIn: SignInWhileConnecting,
): ReturnType<CreatePair> {
  return async (asked) => {
    const { optionalNamespaces, signal } = asked
    const { eip155, ...others } = optionalNamespaces
    const evmOnly = Object.keys(others).length === 0 ? eip155 : undefined
    const challenge =
      evmOnly && (await beginInTime(signIn, { clock, patienceMs, signal }))
    const request =
      challenge && evmOnly && (await toRequest(challenge, evmOnly))
    if (!challenge || !request) return await client.pair(asked)
    const pairing = await client.authenticate({ ...request, signal })
    const approve = async () => {
      const { auths, session } = await pairing.approval
      // It signed, and allows nothing: there is nothing to be connected to.
      if (!session) throw new KitError('NO_USABLE_ACCOUNT')
      if (auths.length === 0) return session
      try {
        await challenge.add(readConnectProofs(auths), signal)
        return session
      } catch (error) {
        await client.disconnect({ topic: session.topic })
        throw error
      }
    }
    const approval = approve()
    approval.catch(() => undefined)
    return { ...pairing, approval }
  }
}

/** @returns undefined where not all of it can be asked for in a text */
async function toRequest(
  challenge: ConnectChallenge,
  { chains, methods }: ProposedNamespace,
): Promise<AuthenticateRequest | undefined> {
  const { networkIds } = challenge
  const [networkId] = chains
  if (!networkId || namespaceOf(networkId) !== 'eip155') return undefined
  if (!chains.every((one) => networkIds.includes(one))) return undefined
  // It would make a text of more than wallets sign and servers read.
  if (!readRecap(encodeRecap('eip155', methods, chains))) return undefined
  const message = await challenge.write({ networkId, address: nobody })
  const { domain, nonce, requestId, resources, statement, uri } = message
  return {
    ...{ chains, domain, methods, nonce, uri, requestId, resources, statement },
    iat: message.issuedAt,
    exp: message.expirationTime,
    nbf: message.notBefore,
  }
}
