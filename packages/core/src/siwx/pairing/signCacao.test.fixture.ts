import {
  buildAuthObject,
  formatMessage,
  populateAuthPayload,
} from '@walletconnect/utils'
import { ada } from '../../siwxServer/openSite.test.fixture.js'
import { askedNamespaces } from '../../testing/walletConnect/setUpWalletConnect.js'

const [first, second] = askedNamespaces.eip155.chains
const { methods } = askedNamespaces.eip155

export type AuthPayload = Parameters<
  typeof populateAuthPayload
>[0]['authPayload']

/** Signs as wallets on WalletConnect's own library do. */
export async function signCacao(
  authPayload: unknown,
  {
    account = ada,
    chain = first as string,
    allowed = methods as readonly string[],
    chains = [first, second] as readonly string[],
    change = (payload: AuthPayload): AuthPayload => payload,
  } = {},
) {
  const payload = change(
    populateAuthPayload({
      authPayload: authPayload as AuthPayload,
      chains: [...chains],
      methods: [...allowed],
    }),
  )
  const iss = `did:pkh:${chain}:${account.address}`
  const message = formatMessage(payload as never, iss)
  const s = await account.signMessage({ message })
  return buildAuthObject(payload as never, { t: 'eip191', s }, iss)
}
