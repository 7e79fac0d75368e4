import { findIndexedDb } from '../../environment/findIndexedDb.js'
import type { Clock } from '../../ports/Environment.js'
import { openBearer } from '../../siwx/bearer/openBearer.js'
import { serverProvider } from '../../siwx/client/serverProvider.js'
import { ada, first, openSite, origin } from '../openSite.test.fixture.js'

export const api = 'https://api.tide.test'
const credential = { kind: 'bearer', apiOrigin: api } as const

/** A site whose server is elsewhere and knows its visitors by their keys. */
export function openBearerSite() {
  const site = openSite({ credential })
  const openNote = site.server.protect(async (_, { accounts: [account] }) =>
    Response.json({ of: account?.accountId }),
  )
  const sent: Request[] = []

  /** What arrives at the server, as browsers send it. */
  async function deliver(request: Request): Promise<Response> {
    sent.push(request)
    return await (request.url.startsWith(`${api}/note`)
      ? openNote(request)
      : site.server.handle(request))
  }

  const page = (clock: Clock = site.clock) => openPage(clock, deliver)
  return { ...site, deliver, sent, page }
}

/** A page of the site, whose browser has a key of its own. */
function openPage(
  clock: Clock,
  deliver: (request: Request) => Promise<Response>,
) {
  const environment = {
    clock,
    randomId: () => crypto.randomUUID(),
    fetch: ((input, init) =>
      deliver(fromPage(new Request(input, init)))) satisfies typeof fetch,
  }
  const url = `${api}/siwx`
  const ask = openBearer(environment, findIndexedDb(), url)
  const provider = serverProvider({ clock, fetch: ask }, url)
  const { signal } = new AbortController()
  const networkId = first.caipNetworkId
  const account = { address: ada.address, networkId }
  return {
    ask,
    async signIn() {
      const challenge = await provider.begin({ signal })
      const text = await challenge.write(account)
      const message = text.texts.site
      const signature = await ada.signMessage({ message })
      const signed = { form: 'text', signature } as const
      return await provider.add({ isAdded: false, signal, signed, text })
    },
    accounts: () => provider.list({ account, signal }),
    signOut: () => provider.clear({ signal }),
    async note(init?: RequestInit) {
      const response = await ask(`${api}/note?of=mine`, init)
      return [response.status, await response.json()]
    },
  }
}

/** A request with whose page it is of, which no page can write itself. */
function fromPage(request: Request): Request {
  const headers = new Headers([...request.headers, ['origin', origin]])
  return new Proxy(request, {
    get(target, name) {
      if (name === 'headers') return headers
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
