import type { Page } from 'playwright'
import type { Addresses } from '../../devstack/addresses.js'

/** Whom a page asked since it was last looked at. */
export interface Counted {
  readonly toService: number
  /** Pictures among them. */
  readonly pictures: number
  readonly toNode: number
  readonly toOthers: number
  /** What was asked more than once. */
  readonly twice: readonly string[]
}

/** Counts what leaves a page, and waits until nothing does. */
export function countRequests(page: Page, stack: Addresses) {
  let asked: string[] = []
  let pictures = 0
  let open = 0
  let changedAt = performance.now()
  const change = (by: number) => {
    open += by
    changedAt = performance.now()
  }
  page.on('request', (request) => {
    change(1)
    if (request.url().startsWith(stack.demo.url)) return
    if (!request.url().startsWith('http')) return
    asked.push(`${request.url()} ${withoutId(request.postData())}`)
    if (request.resourceType() === 'image') pictures += 1
  })
  page.on('requestfinished', () => change(-1))
  page.on('requestfailed', () => change(-1))
  const to = (url: string) => asked.filter((one) => one.startsWith(url)).length
  return {
    take(): Counted {
      const counted = {
        toService: to(stack.dataService.url),
        pictures,
        toNode: to(stack.evmA.url),
        twice: asked.filter((one, at) => asked.indexOf(one) !== at),
      }
      const toOthers = asked.length - counted.toService - counted.toNode
      asked = []
      pictures = 0
      return { ...counted, toOthers }
    },
    async rest(quietMs = 700): Promise<void> {
      const isQuiet = () => open <= 0 && performance.now() - changedAt > quietMs
      while (!isQuiet()) await page.waitForTimeout(50)
    },
  }
}

/** Two questions of JSON-RPC are one where only their numbers differ. */
function withoutId(body: string | null): string {
  return (body ?? '').replace(/"id":\d+/g, '')
}
