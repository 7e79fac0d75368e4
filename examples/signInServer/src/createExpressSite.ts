import type { SiwxStore } from '@hasp/core/siwxServer'
import { getRequestListener } from '@hono/node-server'
import express, { type Express } from 'express'
import { openNotes } from './openNotes.js'

/** The notes on Express; a parser of bodies would stand below these routes. */
export function createExpressSite(origin: string, store: SiwxStore): Express {
  const { auth, readNote, writeNote } = openNotes(origin, store)
  const site = express()
  site.all('/siwx/*route', getRequestListener(auth.handle))
  site.get('/note', getRequestListener(readNote))
  site.put('/note', getRequestListener(writeNote))
  return site
}
