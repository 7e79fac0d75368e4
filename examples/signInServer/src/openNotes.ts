import { mainnet, solanaMainnet } from '@hasp/core/networks'
import { evmSignatures, solanaSignatures } from '@hasp/core/siwx'
import { createSiwxServer, type SiwxStore } from '@hasp/core/siwxServer'

/**
 * Notes of visitors who sign in with their wallets, whatever serves them: each
 * part takes a `Request` and gives a `Response`.
 * @param origin where the pages of the site are
 */
export function openNotes(origin: string, store: SiwxStore) {
  const notes = new Map<string, string>()
  const auth = createSiwxServer({
    origins: [origin],
    networks: [mainnet, solanaMainnet],
    verifiers: [evmSignatures(), solanaSignatures()],
    store,
    statement: 'Sign in to your notes.',
  })
  return {
    auth,
    readNote: auth.protect(async (_request, { accounts: [account] }) =>
      Response.json({ note: notes.get(account?.accountId ?? '') ?? null }),
    ),
    writeNote: auth.protect(async (request, { accounts: [account] }) => {
      if (account) notes.set(account.accountId, await request.text())
      return Response.json({})
    }),
  }
}
