import { createRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { pseudoLocale } from '../testing/pseudoLocale.js'
import { I18nProvider } from './I18nProvider.js'
import { common } from './locales/en/common.js'
import { useLocale } from './useLocale.js'
import { useMessages } from './useMessages.js'

function Word() {
  const t = useMessages(common)
  const { locale, dir } = useLocale()
  return <p>{`${t('back')} ${locale} ${dir}`}</p>
}

const container = document.createElement('div')
document.body.append(container)
const root = createRoot(container)
afterEach(() => root.render(null))

describe('I18nProvider', () => {
  it('speaks Arabic once its chunk has come, and English again', async () => {
    root.render(
      <I18nProvider locale="ar">
        <Word />
      </I18nProvider>,
    )
    await expect.poll(() => container.textContent).toBe('رجوع ar rtl')
    root.render(
      <I18nProvider locale="en">
        <Word />
      </I18nProvider>,
    )
    await expect.poll(() => container.textContent).toBe('Back en ltr')
  })

  it('prefers the words of the integrator, also in other languages', async () => {
    const messages = { common: { back: 'Zurück' } }
    root.render(
      <I18nProvider locale="de" messages={messages}>
        <Word />
      </I18nProvider>,
    )
    await expect.poll(() => container.textContent).toBe('Zurück de ltr')
  })

  it('speaks a disguised English in tests of layout', async () => {
    root.render(
      <I18nProvider locale="en" messages={pseudoLocale(common)}>
        <Word />
      </I18nProvider>,
    )
    await expect.poll(() => container.textContent).toContain('[Báçk~~]')
  })

  it('speaks English on a server, whatever is wanted', () => {
    const html = renderToString(
      <I18nProvider locale="ar">
        <Word />
      </I18nProvider>,
    )
    expect(html).toBe('<p>Back en ltr</p>')
  })
})
