// Written by scripts/logos.ts.
import type { LogoTable } from '../LogoTable.js'

/** The tokens of each network that has any. */
export const tokenTables: {
  readonly [networkId: string]: (() => Promise<LogoTable>) | undefined
} = {
  'eip155:1': async () => (await import('./tokens/eip155-1.js')).tokens,
  'eip155:10': async () => (await import('./tokens/eip155-10.js')).tokens,
  'eip155:8453': async () => (await import('./tokens/eip155-8453.js')).tokens,
  'eip155:42220': async () => (await import('./tokens/eip155-42220.js')).tokens,
  'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': async () =>
    (await import('./tokens/solana-5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp.js')).tokens,
  'eip155:56': async () => (await import('./tokens/eip155-56.js')).tokens,
  'eip155:43114': async () => (await import('./tokens/eip155-43114.js')).tokens,
  'eip155:130': async () => (await import('./tokens/eip155-130.js')).tokens,
  'eip155:42161': async () => (await import('./tokens/eip155-42161.js')).tokens,
  'eip155:137': async () => (await import('./tokens/eip155-137.js')).tokens,
  'eip155:100': async () => (await import('./tokens/eip155-100.js')).tokens,
  'eip155:324': async () => (await import('./tokens/eip155-324.js')).tokens,
  'eip155:59144': async () => (await import('./tokens/eip155-59144.js')).tokens,
}
