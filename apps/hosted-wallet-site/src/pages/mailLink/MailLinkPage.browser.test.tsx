/** @jsxImportSource preact */
import { render } from 'preact'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { createTexts } from '../../texts/createTexts.js'
import { revertEmailTexts } from '../revertEmail/revertEmailTexts.js'
import { MailLinkPage } from './MailLinkPage.js'

afterEach(() => render(null, document.body))

it('says that nobody answered where nobody did, and does it when it is pressed again', async () => {
  const answers = [
    () => Promise.reject(new Error('The service is started again.')),
    () => Promise.resolve(false),
    () => Promise.resolve(true),
  ]
  render(
    <MailLinkPage
      act={async () => (await answers.shift()?.()) ?? false}
      texts={createTexts(['en'], revertEmailTexts)}
      token="a"
    />,
    document.body,
  )
  const press = page.getByRole('button', { name: 'Take the change back' })
  const said = page.getByRole('status')
  await press.click()
  await expect.element(said).toHaveTextContent('cannot be reached')
  await press.click()
  await expect.element(said).toHaveTextContent('used already')
  await press.click()
  await expect.element(said).toHaveTextContent('Done.')
  await expect.element(press).not.toBeInTheDocument()
})
