import type { History } from '@hasp/protocol/data'
import { expect } from 'vitest'

/** Asks a service what an account of the local chain did. */
export async function askHistory(
  url: string,
  account: string,
  query: Readonly<Record<string, string | number>> = {},
): Promise<Response> {
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, `${value}`]),
  )
  const path = `/v1/accounts/eip155:31337:${account}/history`
  return await fetch(`${url}${path}?${search}`)
}

/** Reads a page. */
export async function readHistory(
  ...asked: Parameters<typeof askHistory>
): Promise<History> {
  const response = await askHistory(...asked)
  expect(response.status).toBe(200)
  return (await response.json()) as History
}

/** Reads every page, and gives all entries in their order. */
export async function readWholeHistory(
  url: string,
  account: string,
): Promise<History['entries']> {
  const entries: History['entries'] = []
  let cursor: string | undefined
  do {
    const page = await readHistory(url, account, {
      limit: 100,
      ...(cursor && { cursor }),
    })
    entries.push(...page.entries)
    cursor = page.cursor
  } while (cursor)
  return entries
}
