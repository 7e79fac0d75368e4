import { describe, expect, it, onTestFinished } from 'vitest'
import { renderKit } from '../../../testing/renderKit.js'
import { checkPage } from './checkPage.js'

const { theme } = (() => {
  const { kit, unmount } = renderKit()
  unmount()
  return kit.options
})()

/** A page without the style sheet. */
function openBarePage(html = ''): Document {
  const frame = document.createElement('iframe')
  document.body.append(frame)
  onTestFinished(() => frame.remove())
  const page = frame.contentDocument ?? document
  page.body.innerHTML = html
  return page
}

const missing = expect.stringContaining('style sheet is missing')

describe('the style sheet of a page that draws everything itself', () => {
  it.each([
    { html: '', isHeadless: false, sentences: [missing] },
    { html: '', isHeadless: true, sentences: [] },
    // A button of the kit's has to look like one all the same.
    { html: '<span data-kit></span>', isHeadless: true, sentences: [missing] },
  ])('$html, headless: $isHeadless', ({ html, isHeadless, sentences }) => {
    const page = openBarePage(html)
    const asked = { theme, isHeadless, locale: undefined }
    expect(checkPage(page, asked)).toEqual(sentences)
  })
})

describe('a language that the kit does not have', () => {
  it.each(['de', 'english', 'ar-Latn', 'not a tag!'])(
    '%s is named',
    async (locale) => {
      const said = checkPage(document, { theme, isHeadless: false, locale })
      expect(said).toEqual([
        expect.stringMatching(/no texts in `locale=".*Name `en` and `ar`/),
      ])
    },
  )

  it.each([undefined, 'auto', 'en-GB', 'ar-EG'])('%s is none', (locale) => {
    const said = checkPage(document, { theme, isHeadless: false, locale })
    expect(said).toEqual([])
  })

  it('is told by the provider', async ({ complaints }) => {
    const options = { logLevel: 'error' } as const
    const { unmount } = renderKit({ locale: 'de', options })
    onTestFinished(unmount)
    const said: string[] = []
    await expect
      .poll(() => {
        said.push(...complaints.take())
        return said
      })
      .toEqual([expect.stringContaining('no texts in `locale="de"`')])
  })
})
