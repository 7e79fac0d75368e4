import type { Kit, KitEvent } from '@hasp/core'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { exampleNode, openConnected } from '../openConnected.test.fixture.js'
import type { ShowOptions } from '../showView.test.fixture.js'
import { domain, type Naming, naming } from './naming.test.fixture.js'

const account = { view: 'Account' } as const
export const field = page.getByRole('textbox', { name: 'Name' })
export const button = (name: string) =>
  page.getByRole('button', { name, exact: true })
/** A suggestion, by its label. */
export const row = (label: string) =>
  page.getByRole('button', { name: new RegExp(`^${label}\\.`) })
/** Draws the view for an account of Kite, where names are given. */
export async function openNaming(said: Naming = {}, view: ShowOptions = {}) {
  const { asked, capabilities, data, signed } = naming(said)
  const events: KitEvent[] = []
  const opened = await openConnected(
    [account, { view: 'RegisterAccountName' }],
    {
      view,
      node: { ...exampleNode, ...capabilities },
      kit: { data },
      before: (kit: Kit) => void kit.events.subscribe((e) => events.push(e)),
    },
  )
  await expect
    .element(page.getByText(`.${domain}`, { exact: true }))
    .toBeVisible()
  /** Until what is typed has stood for long enough. */
  const settle = async (isDone: () => unknown) =>
    await expect
      .poll(async () => {
        await opened.pass(500)
        return Boolean(isDone())
      })
      .toBe(true)
  return { ...opened, asked, events, settle, signed }
}
/** Whether a suggestion is there. */
export const shows = (name: string) => () => row(name).query()
