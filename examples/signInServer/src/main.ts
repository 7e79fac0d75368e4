import { memoryStore } from '@hasp/core/siwxServer'
import { serve } from '@hono/node-server'
import { createSite } from './createSite.js'

const port = 4020
const origin = `http://localhost:${port}`

const site = createSite(origin, memoryStore())
serve({ fetch: site.fetch, hostname: 'localhost', port }, () =>
  process.stdout.write(`Signing in: ${origin}/siwx/session\n`),
)
