import {
  canonicalAccountId,
  type NetworkAccount,
} from '../../entities/account/accountId.js'
import { isNetworkId } from '../../entities/network/networkId.js'
import { KitError } from '../../errors/KitError.js'
import type { SignInProvider, SignInText } from '../../ports/SignInProvider.js'
import type {
  SignInDocument,
  SignInSessions,
} from '../../ports/SignInSessions.js'
import { askSite } from './askSite.js'
import { readForeignText } from './readForeignText.js'

/** A text is made anew when it has been on show for long. */
const challengeLifetimeMs = 10 * 60_000

/** A site that keeps a session for each account and network. */
export function sessionsProvider(site: SignInSessions): SignInProvider {
  const documents = new WeakMap<SignInText, SignInDocument>()
  /** All that it was asked about, and said; it lists no more than one. */
  let known: readonly NetworkAccount[] = []
  const forget = (account: NetworkAccount) => {
    const gone = canonicalAccountId(account)
    known = known.filter((one) => canonicalAccountId(one) !== gone)
  }
  return {
    isAskedAnew: true,
    async begin() {
      return {
        lifetimeMs: challengeLifetimeMs,
        isForOneTry: true,
        async write(account) {
          const { address: accountAddress, networkId: chainId } = account
          const document = await site.createMessage({ accountAddress, chainId })
          const text = readForeignText(document.toString(), account)
          documents.set(text, document)
          return text
        },
      }
    },
    async add({ isAdded, signal, signed, text }) {
      const { form, publicKey, signature } = signed
      const { accountAddress: address, chainId: networkId } = text.message
      const data = documents.get(text)
      if (!data) throw new KitError('SIGN_IN_FAILED', { reason: 'expired' })
      const message = text.texts.site
      const session = { data, form, message, publicKey, signature }
      await askSite(signal, () => site.addSession(session), 'refused')
      const account = { address, networkId }
      forget(account)
      known = isAdded ? [...known, account] : [account]
      return known
    },
    async list({ account, signal }) {
      const { address, networkId } = account
      const sessions = await askSite(signal, () =>
        site.getSessions(networkId, address),
      )
      forget(account)
      const told = sessions.flatMap(({ data }): NetworkAccount[] =>
        isNetworkId(data.chainId)
          ? [{ address: data.accountAddress, networkId: data.chainId }]
          : [],
      )
      known = [...known, ...told]
      return known
    },
    async revoke({ account, signal }) {
      const { address, networkId } = account
      await askSite(signal, () => site.revokeSession(networkId, address))
      forget(account)
    },
    async clear({ signal }) {
      await askSite(signal, () => site.setSessions([]))
      known = []
    },
  }
}
