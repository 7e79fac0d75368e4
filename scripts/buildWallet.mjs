import { ensureInstalled } from './ensureInstalled.mjs'

// `npm run wallet:build`: the first that a host runs in a checkout.
try {
  ensureInstalled()
  const { register } = await import('tsx/esm/api')
  register()
} catch (error) {
  console.error(error.message)
  process.exit(1)
}
await import('../apps/hosted-wallet-site/build.ts')
