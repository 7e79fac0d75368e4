import type { Kit } from '@hasp/core'
import { internals } from '@hasp/core/internal'
import type { NoteRequest } from './Recording.js'
import { redactAddress } from './redact.js'

type Fetch = typeof globalThis.fetch

/**
 * Watches what a kit asks of hosts: its own port to them is replaced, never the
 * page's `fetch`.
 * @returns puts the port back
 */
export function observeNodes(kit: Kit, note: NoteRequest): () => void {
  const environment: { fetch: Fetch } = kit[internals].environment
  const own = environment.fetch
  const observed: Fetch = async (input, init) => {
    const end = note({
      to: 'node',
      target: redactAddress(String(input)),
      method: methodOf(init),
    })
    try {
      const response = await own(input, init)
      end(response.ok ? 'answered' : 'failed')
      return response
    } catch (error) {
      end('failed')
      throw error
    }
  }
  environment.fetch = observed
  return () => {
    if (environment.fetch === observed) environment.fetch = own
  }
}

/** The method of JSON-RPC, else the one of HTTP. */
function methodOf(init: RequestInit | undefined): string {
  const usual = init?.method ?? 'GET'
  try {
    const { method }: { method?: unknown } = JSON.parse(String(init?.body))
    return typeof method === 'string' ? method : usual
  } catch {
    return usual
  }
}
