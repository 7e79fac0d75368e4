import { dataSource, type ToldHistory } from '@hasp/core/dataService'
import { internals } from '@hasp/core/internal'
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { page as browser, userEvent } from 'vitest/browser'
import { openConnected } from '../../views/openConnected.test.fixture.js'
import {
  page,
  told,
  toldReceived,
} from '../../views/Transactions/openTransactions.test.fixture.js'

const tab = (name: string) => browser.getByRole('tab', { name })
const button = (name: string) => browser.getByRole('button', { name })

const open = (
  activity: () => Promise<ToldHistory>,
  rest: NonNullable<Parameters<typeof openConnected>[1]> = {},
) =>
  openConnected([{ view: 'Account' }], {
    ...rest,
    kit: { data: dataSource({ activity }), ...rest.kit },
  })

const rows = () =>
  [...document.querySelectorAll('[data-part="activity-row"]')].map(
    (row) => row.textContent,
  )

describe('the activity of Account', () => {
  it('[R2.3] [R9.25] is a tab beside the tokens, and asked for when it is opened', async () => {
    const asked: number[] = []
    const { route, text } = await open(async () => {
      asked.push(1)
      return page([told(1), toldReceived(2)])
    })
    await expect.poll(text).toContain('311.170')
    expect(asked).toEqual([])
    await tab('Tokens').click()
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(rows).toHaveLength(2)
    // Once, though StrictMode draws all of it twice.
    expect(asked).toEqual([1])
    expect(text()).not.toContain('311.170')
    await button('All activity').click()
    expect(route()).toEqual(['Account', 'Transactions'])
  })

  it('is remembered when Account is opened again', async () => {
    const { kit } = await open(async () => page([told(1)]))
    await tab('Activity').click()
    await expect.poll(rows).toHaveLength(1)
    const { router } = kit[internals].stores
    router.setState({ history: [{ view: 'Networks' }] })
    await expect.poll(rows).toHaveLength(0)
    router.setState({ history: [{ view: 'Account' }] })
    await expect.poll(rows).toHaveLength(1)
  })

  it.each([
    ['without a data source', { data: undefined }],
    ['with a data source that knows none', { data: dataSource({}) }],
    ['where the site turns it off', { features: { activity: false } }],
  ])('[R9.25] is absent %s', async (_, kit) => {
    const { text } = await open(async () => page([told(1)]), { kit })
    await expect.poll(text).toContain('311.170')
    await expect.element(tab('Activity')).not.toBeInTheDocument()
  })

  it('[R7.37] [R9.25] gives way to the tokens where the project turns it off', async () => {
    let asked = 0
    const { kit, pass, text } = await open(async () => page([told(1)]), {
      kit: {
        projectConfig: {
          key: 'tide',
          async read() {
            asked += 1
            return { type: 'known', features: { activity: false } }
          },
        },
      },
    })
    await tab('Activity').click()
    await expect.poll(rows).toHaveLength(1)
    // It is asked once the page has nothing else to do.
    await expect.poll(() => pass(1_000).then(() => asked)).toBe(1)
    expect(rows()).toHaveLength(1)
    kit[internals].stores.modal.setState({ isOpen: false })
    await expect.poll(() => tab('Activity').query()).toBe(null)
    await expect.poll(text).toContain('311.170')
  })

  it('[R8.6] says that it cannot be fetched', async () => {
    const { text } = await open(() => Promise.reject(new Error('down')))
    await tab('Activity').click()
    await expect.poll(text).toContain('Failed to fetch transactions')
    expect(text()).not.toContain('Your first transaction')
  })

  it.each(['dark', 'light'] as const)('axe agrees, %s', async (theme) => {
    const { element } = await open(async () => page([told(1)]), {
      view: { theme },
    })
    await tab('Activity').click()
    await expect.poll(rows).toHaveLength(1)
    expect((await axe.run(element)).violations).toEqual([])
  })
})
