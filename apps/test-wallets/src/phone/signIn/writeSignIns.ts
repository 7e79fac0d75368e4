import {
  createRecap,
  encodeRecap,
  formatMessage,
  populateAuthPayload,
} from '@walletconnect/utils'
import { evmAccount } from '../../namespaces/eip155/evmAccount.js'
import { evmNamespace } from '../../namespaces/eip155/evmNamespace.js'
import type { PendingSignIn } from '../PhoneClient.js'
import type { PhoneSettings } from '../PhoneSettings.js'

type Payload = PendingSignIn['authPayload']

/** What one account signs on one chain, as the request and the wallet have it. */
export type PhoneSignInText = {
  readonly chain: string
  /** `did:pkh:eip155:1:0x…` */
  readonly issuer: string
  readonly payload: Payload
  readonly text: string
}

/** One text for each chain of a request that the wallet signs in on. */
export function writeSignIns(
  { authPayload }: Pick<PendingSignIn, 'authPayload'>,
  how: {
    readonly accountIndex: number
    readonly settings: Pick<PhoneSettings, 'chains' | 'signIn'>
  },
): readonly PhoneSignInText[] {
  const { accountIndex, settings } = how
  const chains = authPayload.chains.filter(
    (chain) => settings.chains?.includes(chain) ?? true,
  )
  const payload = changed(authPayload, chains, settings.signIn)
  const { address } = evmAccount(accountIndex)
  const signed = settings.signIn === 'oneChain' ? chains.slice(0, 1) : chains
  return signed.map((chain) => {
    const issuer = `did:pkh:${chain}:${address}`
    // The library writes what a wallet shows and signs, ReCap and all.
    return { chain, issuer, payload, text: formatMessage(payload, issuer) }
  })
}

function changed(
  authPayload: Payload,
  chains: readonly string[],
  signIn: PhoneSettings['signIn'],
): Payload {
  const methods =
    signIn === 'narrower'
      ? ['personal_sign']
      : Object.keys(evmNamespace.methods)
  const payload = populateAuthPayload({
    authPayload,
    chains: [...chains],
    methods,
  })
  if (signIn === 'changed')
    return { ...payload, statement: 'You agree to everything.' }
  if (signIn !== 'wider') return payload
  const recap = createRecap(
    'eip155',
    'request',
    [...methods, 'wallet_takeAll'],
    {
      chains,
    },
  )
  return {
    ...authPayload,
    resources: [
      ...(authPayload.resources ?? []).slice(0, -1),
      encodeRecap(recap),
    ],
  }
}
