import { anyEnvironment } from '../../environment/anyEnvironment.js'
import { findIndexedDb } from '../../environment/findIndexedDb.js'
import { loadOnce } from '../../utils/loadOnce.js'

/**
 * A `fetch` for a server that knows its visitors by keys instead of cookies:
 * each request proves the key of this browser, which no script can take
 * elsewhere, and those to the site's own routes bring a token besides. What it
 * needs is loaded with the first request.
 * @param options.url where the routes of the server begin
 * @see RFC 9449
 * @example
 * import { bearerFetch, siwx } from '@hasp/core/siwx'
 *
 * const url = 'https://api.tide.example/siwx'
 * const ask = bearerFetch({ url })
 * // for the kit:
 * const signIn = siwx({ url, fetch: ask })
 * // and for what only those get who are signed in:
 * const readNotes = () => ask('https://api.tide.example/notes')
 */
export function bearerFetch({ url }: { readonly url: string }): typeof fetch {
  const open = loadOnce(async () => {
    const { openBearer } = await import('./openBearer.js')
    return openBearer(anyEnvironment, findIndexedDb(), url)
  })
  return async (input, init) => (await open())(input, init)
}
