import type { SiwxStore } from '@hasp/core/siwxServer'
import { openNotes } from './openNotes.js'

/** The notes in a worker, Deno or Bun: what such a program exports. */
export function createWorker(origin: string, store: SiwxStore) {
  const { auth, readNote, writeNote } = openNotes(origin, store)
  return {
    async fetch(request: Request): Promise<Response> {
      const { pathname } = new URL(request.url)
      if (pathname.startsWith('/siwx/')) return await auth.handle(request)
      if (pathname !== '/note') return new Response(null, { status: 404 })
      return await (request.method === 'PUT' ? writeNote : readNote)(request)
    },
  }
}
