import type { SiwxReply } from '@hasp/protocol/siwx'
import {
  formatAccountId,
  type NetworkAccount,
} from '../../entities/account/accountId.js'
import { isNetworkId } from '../../entities/network/networkId.js'
import type { Environment } from '../../ports/Environment.js'
import type { SignInProvider } from '../../ports/SignInProvider.js'
import { askServer } from './askServer.js'
import { createEndWatch } from './createEndWatch.js'

/**
 * The site's server, as `createSiwxServer` of `@hasp/core/siwxServer` is one.
 * @param url where its routes begin, such as `/siwx`
 * @param initialMs how long those stay signed in with whom the page came
 */
export function serverProvider(
  environment: Pick<Environment, 'clock' | 'fetch'>,
  url: string,
  initialMs?: number | undefined,
): SignInProvider {
  const watch = createEndWatch(environment.clock)
  const takeOver = ({ accounts, expiresInMs }: SiwxReply<'session'>) => {
    watch.expect(expiresInMs)
    return readAccounts(accounts)
  }
  const addAll: NonNullable<SignInProvider['addAll']> = async ({
    isAdded,
    proofs,
    signal,
  }) => {
    const [first] = proofs
    const reply = await askServer(environment, url, {
      route: 'verify',
      body: {
        nonce: first?.text.message.nonce ?? '',
        proofs: proofs.map(toProof),
        ...(isAdded && { isAdded }),
      },
      signal,
    })
    return takeOver(reply)
  }
  return {
    async begin({ signal }) {
      const asked = { route: 'nonce', body: {}, signal } as const
      const [{ networkIds, ...challenge }, { writeSignInText }] =
        await Promise.all([
          askServer(environment, url, asked),
          import('./writeSignInText.js'),
        ])
      const { expirationTime, issuedAt } = challenge
      return {
        // Both by the server's clock: the visitor's may be a day off.
        lifetimeMs: Date.parse(expirationTime) - Date.parse(issuedAt),
        networkIds: networkIds.filter(isNetworkId),
        write: async ({ address, networkId }) =>
          writeSignInText({
            ...challenge,
            accountAddress: address,
            chainId: networkId,
          }),
      }
    },
    add: ({ signed, text, ...how }) =>
      addAll({ ...how, proofs: [{ signed, text }] }),
    addAll,
    async list({ signal }) {
      const asked = { route: 'session', body: {}, signal } as const
      return takeOver(await askServer(environment, url, asked))
    },
    listen(onEnd) {
      const stop = watch.listen(onEnd)
      watch.expect(initialMs)
      return stop
    },
    async revoke({ account, signal }) {
      const { address, networkId } = account
      await askServer(environment, url, {
        route: 'sign-out',
        body: { accountId: formatAccountId(networkId, address) },
        signal,
      })
    },
    async clear({ signal }) {
      const asked = { route: 'sign-out', body: {}, signal } as const
      await askServer(environment, url, asked)
    },
  }
}

function toProof({
  signed: { form, publicKey, recap, signature },
  text: { message },
}: Parameters<NonNullable<SignInProvider['addAll']>>[0]['proofs'][number]) {
  const { accountAddress: address, chainId: networkId } = message
  return {
    ...{ address, form, networkId, signature },
    ...(publicKey !== undefined && { publicKey }),
    ...(recap !== undefined && { recap }),
  }
}

/** Networks that this page does not know are none of its business. */
function readAccounts(
  accounts: SiwxReply<'session'>['accounts'],
): readonly NetworkAccount[] {
  return accounts.flatMap(({ address, networkId }) =>
    isNetworkId(networkId) ? [{ address, networkId }] : [],
  )
}
