import { ensureInstalled } from './ensureInstalled.mjs'
import { resolveSources } from './sources/resolveSources.mjs'

// One process: a signal that reaches it reaches the stack itself.
try {
  ensureInstalled()
  const { register } = await import('tsx/esm/api')
  register()
  resolveSources()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
await import('../devstack/start.ts')
