import type { SiwxStore } from '@hasp/core/siwxServer'
import { Hono } from 'hono'
import { openNotes } from './openNotes.js'

/** The notes on Hono. */
export function createHonoSite(origin: string, store: SiwxStore): Hono {
  const { auth, readNote, writeNote } = openNotes(origin, store)
  const site = new Hono()
  site.all('/siwx/*', (context) => auth.handle(context.req.raw))
  site.get('/note', (context) => readNote(context.req.raw))
  site.put('/note', (context) => writeNote(context.req.raw))
  return site
}
