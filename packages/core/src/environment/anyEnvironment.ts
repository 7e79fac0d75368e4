import type { Environment } from '../ports/Environment.js'
import { systemClock } from './systemClock.js'

function randomBytes(length: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(length))
}

/** What a page and a server have alike. */
export const anyEnvironment = {
  clock: systemClock,
  fetch: (...request) => globalThis.fetch(...request),
  randomBytes,
  /** 128 random bits; works in pages without a secure context too. */
  randomId: () =>
    Array.from(randomBytes(16), (byte) =>
      byte.toString(16).padStart(2, '0'),
    ).join(''),
} satisfies Partial<Environment>
