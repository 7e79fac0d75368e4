import type { History } from '@hasp/protocol/data'
import { readHistory } from './readHistory.js'

/** A reader of pages, who forgets what the service says is void. */
export function createPageReader(url: string, account: string) {
  let shown: History['entries'] = []
  let cursor: string | undefined
  let voidAbove: number | undefined
  return {
    /** @returns whether there is more */
    async turn() {
      const page = await readHistory(url, account, {
        limit: 5,
        ...(cursor && { cursor }),
      })
      const { undoneAbove } = page
      if (undoneAbove !== undefined) {
        shown = shown.filter(({ block }) => block.number <= undoneAbove)
        voidAbove = undoneAbove
      }
      shown = [...shown, ...page.entries]
      cursor = page.cursor
      return cursor !== undefined
    },
    shown: () => shown,
    voidAbove: () => voidAbove,
  }
}
