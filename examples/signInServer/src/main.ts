import { memoryStore } from '@hasp/core/siwxServer'
import { serve } from '@hono/node-server'
import { createHonoSite } from './createHonoSite.js'

const port = 4020
const origin = `http://localhost:${port}`

const site = createHonoSite(origin, memoryStore())
serve({ fetch: site.fetch, hostname: 'localhost', port }, () =>
  process.stdout.write(`Signing in: ${origin}/siwx/session\n`),
)
