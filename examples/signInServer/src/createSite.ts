import { mainnet, solanaMainnet } from '@hasp/core/networks'
import { evmSignatures, solanaSignatures } from '@hasp/core/siwx'
import { createSiwxServer, type SiwxStore } from '@hasp/core/siwxServer'
import { Hono } from 'hono'

/**
 * A site whose visitors sign in with their wallets and then write notes.
 * @param origin where its pages are
 */
export function createSite(origin: string, store: SiwxStore): Hono {
  const notes = new Map<string, string>()
  const auth = createSiwxServer({
    origins: [origin],
    networks: [mainnet, solanaMainnet],
    verifiers: [evmSignatures(), solanaSignatures()],
    store,
    statement: 'Sign in to your notes.',
  })
  const readNote = auth.protect(async (_request, { accounts: [account] }) =>
    Response.json({ note: notes.get(account?.accountId ?? '') ?? null }),
  )
  const writeNote = auth.protect(async (request, { accounts: [account] }) => {
    if (account) notes.set(account.accountId, await request.text())
    return Response.json({})
  })

  const site = new Hono()
  site.all('/siwx/*', (context) => auth.handle(context.req.raw))
  site.get('/note', (context) => readNote(context.req.raw))
  site.put('/note', (context) => writeNote(context.req.raw))
  return site
}
