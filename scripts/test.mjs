import { ensureInstalled } from './ensureInstalled.mjs'

// `npm test`: installs what is missing, then runs every gate.
try {
  ensureInstalled()
  const { register } = await import('tsx/esm/api')
  register()
  const { runSteps } = await import('./run/runSteps.ts')
  process.exitCode = await runSteps(process.argv.slice(2))
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
