import type { SiwxStore } from '@hasp/core/siwxServer'
import { openNotes } from './openNotes.js'

type Route = Readonly<Record<string, (request: Request) => Promise<Response>>>

/** The notes in Next: what each of its files `route.ts` exports. */
export function createNextRoutes(
  origin: string,
  store: SiwxStore,
): { readonly siwx: Route; readonly note: Route } {
  const { auth, readNote, writeNote } = openNotes(origin, store)
  return {
    // app/siwx/[route]/route.ts
    siwx: { GET: auth.handle, POST: auth.handle },
    // app/note/route.ts
    note: { GET: readNote, PUT: writeNote },
  }
}
