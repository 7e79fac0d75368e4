import type { Page } from '@playwright/test'

/** A place on the page: the middle of the button that approves. */
type Place = { readonly x: number; readonly y: number }

/** What a hostile page does while a request waits in the wallet's frame. */
export interface Attack {
  /** Put on the page before the request is asked. */
  readonly style?: string
  /** The request is first shown openly, for as long as it has to be seen. */
  readonly isShownFirst?: boolean
  /**
   * What the page makes of its visitor's hand, which means no approval.
   * @returns where it counts, for how many milliseconds the button was under
   * the pointer, at most: who sees it there for long presses what is seen
   */
  readonly lure: (
    page: Page,
    place: Place,
    isOver: () => Promise<boolean>,
  ) => Promise<number | undefined>
}

const cover =
  '#cover { position: fixed; inset: 0; background: white; pointer-events: none }'

/** The visitor presses again and again for longer than a request is looked at. */
async function pressOften(
  page: Page,
  { x, y }: Place,
  isOver: () => Promise<boolean>,
): Promise<undefined> {
  const until = Date.now() + 1_100
  while (Date.now() < until && !(await isOver())) {
    await page.mouse.move(x - 4, y)
    await page.mouse.move(x, y)
    await press(page)
  }
}

/** What a page has changed is where the next press goes. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(resolve)),
      ),
  )
}

async function press(page: Page): Promise<void> {
  await page.mouse.down()
  await page.mouse.up()
}

const hidden = (style: string): Attack => ({ style, lure: pressOften })

/** T-CLK-01: the ways of a page to an approval that its visitor never meant. */
export const attacks: Readonly<Record<string, Attack>> = {
  opacity: hidden('#wallet { opacity: 0.01 }'),
  'opacity of what is around it': hidden('body { opacity: 0.02 }'),
  'a cover that lets presses through': hidden(cover),
  'a cover with a hole': hidden(
    `${cover} #cover { clip-path: polygon(0 0, 100% 0, 100% 88%, 0 88%) }`,
  ),
  'a clip around the button': hidden(
    '#wallet { clip-path: inset(560px 10px 10px 190px) }',
  ),
  'a filter': hidden('#wallet { filter: opacity(0.02) }'),
  'a blend mode': hidden('#wallet { mix-blend-mode: difference }'),
  'a turn': hidden('#wallet { transform: rotate(1deg) }'),
  'a tiny frame': hidden('#wallet { width: 300px !important; height: 640px }'),

  'a cover that goes at the first half of a double click': {
    style: '#cover { position: fixed; inset: 0; background: white }',
    async lure(page, { x, y }) {
      await page
        .locator('#cover')
        .evaluate((element) =>
          element.addEventListener('mousedown', () => element.remove()),
        )
      await page.mouse.move(x - 4, y)
      await page.mouse.move(x, y)
      await press(page)
      await drawn(page)
      await press(page)
      return undefined
    },
  },

  'a cursor that is drawn elsewhere': {
    isShownFirst: true,
    style:
      'body { cursor: none } #cover { position: fixed; width: 16px; height: 16px; background: black; pointer-events: none }',
    async lure(page, { x, y }) {
      await page.locator('#cover').evaluate((element) => {
        addEventListener('pointermove', ({ clientX, clientY }) => {
          element.style.translate = `${clientX + 400}px ${clientY}px`
        })
      })
      await page.mouse.move(x + 300, y)
      const startedAt = Date.now()
      await page.mouse.move(x, y, { steps: 6 })
      await press(page)
      return Date.now() - startedAt
    },
  },

  'a scroll under the pointer': {
    isShownFirst: true,
    style: 'body { width: 4000px } #wallet { margin-left: 600px }',
    async lure(page, { x, y }) {
      await page.mouse.move(x - 500, y)
      const startedAt = Date.now()
      await page.evaluate(() => scrollBy({ left: 500, behavior: 'instant' }))
      await drawn(page)
      await page.mouse.move(x - 501, y)
      await press(page)
      const tookMs = Date.now() - startedAt
      await page.evaluate(() => scrollTo({ left: 0, behavior: 'instant' }))
      return tookMs
    },
  },

  'a leap of the frame under the pointer': {
    isShownFirst: true,
    style: '#wallet { position: absolute; top: 0 }',
    async lure(page, { x, y }) {
      const frame = page.locator('#wallet')
      await page.mouse.move(x, y - 90)
      await page.mouse.move(x, y - 100)
      // Long enough to be a pointer that is at home in the frame.
      await page.evaluate(
        () => new Promise((resolve) => setTimeout(resolve, 500)),
      )
      const startedAt = Date.now()
      await frame.evaluate((element) => {
        element.style.top = '-100px'
      })
      await drawn(page)
      await page.mouse.move(x, y - 101)
      await press(page)
      const tookMs = Date.now() - startedAt
      await frame.evaluate((element) => {
        element.style.top = '0'
      })
      return tookMs
    },
  },

  'a window that is swapped at the first half of a double click': {
    isShownFirst: true,
    async lure(page, { x, y }) {
      const opening = page.waitForEvent('popup')
      await page.evaluate(() => {
        const above = open('about:blank', '', 'width=400,height=700')
        above?.addEventListener('mousedown', () => above.close())
      })
      const above = await opening
      await above.mouse.move(x, y)
      const closed = above.waitForEvent('close')
      await above.mouse.down().catch(() => undefined)
      await closed
      const startedAt = Date.now()
      await page.mouse.move(x, y)
      await press(page)
      return Date.now() - startedAt
    },
  },
}
