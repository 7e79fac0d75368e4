import {
  createRecap,
  encodeRecap,
  populateAuthPayload,
} from '@walletconnect/utils'
import type { WalletSignIn } from './walletOrders.js'

type Payload = Parameters<typeof populateAuthPayload>[0]['authPayload']

/** What a wallet signs of a request: what it should, or something else. */
export function answerPayload(
  authPayload: Payload,
  how: {
    readonly chains: readonly string[]
    readonly methods: readonly string[]
    readonly signIn: WalletSignIn
  },
): Payload {
  const chains = [...how.chains]
  const methods = how.methods.slice(
    0,
    how.signIn === 'narrower' ? 1 : undefined,
  )
  const payload = populateAuthPayload({ authPayload, chains, methods })
  if (how.signIn === 'changed')
    return { ...payload, statement: 'You agree to everything.' }
  if (how.signIn !== 'wider') return payload
  const recap = createRecap('eip155', 'request', [...methods, 'eth_sign'], {
    chains,
  })
  const others = (authPayload.resources ?? []).slice(0, -1)
  return { ...authPayload, resources: [...others, encodeRecap(recap)] }
}
