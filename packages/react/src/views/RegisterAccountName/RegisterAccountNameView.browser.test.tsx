import { navigate } from '@hasp/core'
import { KitError } from '@hasp/core/errors'
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  exampleNode,
  openConnected,
  pending,
} from '../openConnected.test.fixture.js'
import { domain, free, naming, refusing } from './naming.test.fixture.js'
import {
  button,
  field,
  openNaming as open,
  row,
  shows,
} from './openNaming.test.fixture.js'

const account = { view: 'Account' } as const
const own = '0x71C7656EC7ab88b098defB751B7401B5f6d8976F'
const rule = (text: string) =>
  page.getByRole('listitem').filter({ hasText: text })

describe('[R2.16] the view RegisterAccountName', () => {
  it('[R5.8] ticks letters, digits, hyphens and four to 63 characters with every key, and blocks none', async () => {
    await open()
    const letters = rule('Letters, digits, hyphens')
    const length = rule('4 to 63 characters')
    await expect.element(letters).toHaveTextContent('not yet')
    for (const [text, isLegal, isLong] of [
      ['mi', true, false],
      ['mi-', true, false],
      ['-mi-', true, true],
      ['--mi', true, true],
      ['Mira4', true, true],
      ['mi ra', false, true],
      ['mïra', false, true],
      ['a_b!', false, true],
      ['日本', false, false],
      ['a'.repeat(63), true, true],
      ['a'.repeat(64), true, false],
    ] as const) {
      await field.fill(text)
      await expect.element(field).toHaveValue(text)
      const said = (isMet: boolean) => (isMet ? ', done' : ', not yet')
      await expect.element(letters).toHaveTextContent(said(isLegal))
      await expect.element(length).toHaveTextContent(said(isLong))
    }
  })

  it('asks once what is typed has stood for 500 ms, dims what was found before, and drops late answers', async () => {
    const waiting = new Map<string, () => void>()
    const { asked, element, pass, settle } = await open({
      suggest: async ({ query }) => {
        if (query)
          await new Promise<void>((resolve) => waiting.set(query, resolve))
        return free(query)
      },
    })
    await field.fill('mira')
    await pass(499)
    expect(asked).toEqual([''])
    await settle(() => waiting.has('mira'))
    waiting.get('mira')?.()
    await expect.element(row('mira')).toBeVisible()
    const list = element.querySelector('[data-part="name-suggestions"]')
    await expect.poll(() => list?.hasAttribute('inert')).toBe(false)
    await field.fill('mirab')
    await expect.poll(() => list?.getAttribute('data-state')).toBe('searching')
    expect(list?.textContent).toContain('mira-id.')
    expect(list?.hasAttribute('inert')).toBe(true)
    await settle(() => waiting.has('mirab'))
    await field.fill('mirabel')
    await settle(() => waiting.has('mirabel'))
    waiting.get('mirabel')?.()
    await expect.element(row('mirabel')).toBeVisible()
    waiting.get('mirab')?.()
    await pass(1_000)
    expect(list?.textContent).not.toContain('mirab.')
    expect(list?.getAttribute('data-state')).toBe('ready')
  })

  it('is no question to anybody while a rule is broken', async () => {
    const { asked, pass, text } = await open()
    for (const wrong of ['mir', 'mi ra', 'm.i.r.a', 'm'.repeat(64)]) {
      await field.fill(wrong)
      await pass(2_000)
    }
    expect(asked).toEqual([''])
    expect(text()).toContain('Choose a name')
  })

  it('[R2.17] takes the typed name by one signature; Back is then Account, which shows it at once', async () => {
    const { events, press, route, settle, signed, text } = await open()
    await field.fill(`Mira.${domain}`)
    await settle(shows('mira'))
    await button(`Take mira.${domain}`).click()
    await expect.poll(text).toContain(`mira.${domain} is yours`)
    expect(signed).toEqual([`Register mira.${domain}`])
    expect(text()).toContain('0x71C7')
    expect(route()).toEqual(['Account', 'RegisterAccountNameSuccess'])
    expect(events.map(({ name }) => name)).toContain('NAME_SUCCESS')
    const told = events.filter(({ name }) => name.startsWith('NAME_'))
    expect(JSON.stringify(told)).not.toMatch(/mira|0x/)
    press('Done')
    await expect.poll(route).toEqual(['Account'])
  })

  it('[R8.8] says why a name is not to be had in the registry’s own words', async () => {
    const reason = 'Names of harbours are kept for harbours.'
    const { press, settle, text } = await open({
      suggest: async ({ query }) => ({
        domain,
        suggestions: free(query).suggestions.map((one, index) =>
          index === 0 && one.name.startsWith('port')
            ? { ...one, isFree: false, reason: 'This name is taken.' }
            : one,
        ),
      }),
      challenge: refusing(reason),
    })
    await field.fill('port')
    await settle(shows('port'))
    await expect.element(row('port')).toHaveTextContent('This name is taken.')
    await expect.element(row('port')).toHaveTextContent('taken')
    await expect
      .element(page.getByRole('button', { name: 'Choose a name' }))
      .toHaveAttribute('aria-disabled', 'true')
    press(`port-id.${domain}`)
    await button(`Take port-id.${domain}`).click()
    await expect.poll(text).toContain(reason)
    expect(text()).not.toContain('Error resolving name')
  })

  it('[R8.8] has a text of its own for a registry without words', async () => {
    const { press, settle, text } = await open({
      register: () => Promise.reject(new KitError('NAME_UNRESOLVED')),
    })
    await field.fill('mira')
    await settle(shows('mira'))
    press(`Take mira.${domain}`)
    await expect.poll(text).toContain('Error resolving name')
  })

  it('waits for the wallet, can be cancelled, and keeps what was typed', async () => {
    const wallet = pending<string>()
    const { events, press, route, settle, text } = await open({
      sign: () => wallet.promise,
    })
    await field.fill('mira')
    await settle(shows('mira'))
    press(`Take mira.${domain}`)
    await expect.poll(text).toContain('Sign in your wallet.')
    await expect.poll(text).toContain('Waiting for your wallet…')
    press('Cancel')
    await expect.element(field).toHaveValue('mira')
    await expect.element(button(`Take mira.${domain}`)).toBeVisible()
    wallet.resolve('0x01')
    await expect.poll(() => events.at(-1)?.name).toBe('NAME_ERROR')
    expect(route().at(-1)).toBe('RegisterAccountName')
  })

  it('says that it was declined, and lets another be taken', async () => {
    const { press, settle, text } = await open({
      sign: () => Promise.reject(new KitError('USER_REJECTED')),
    })
    await field.fill('mira')
    await settle(shows('mira'))
    press(`Take mira.${domain}`)
    await expect.poll(text).toContain('declined')
    await expect.element(button(`Take mira.${domain}`)).toBeVisible()
  })

  it('says what it waits for once the wallet has signed', async () => {
    const answer = pending<void>()
    const { press, settle, text } = await open({
      register: () => answer.promise,
    })
    await field.fill('mira')
    await settle(shows('mira'))
    press(`Take mira.${domain}`)
    await expect.poll(text).toContain('Taking the name…')
    expect(text()).not.toContain('Sign in your wallet')
    answer.resolve()
  })

  it.each(['en', 'ar'])(
    'shows what a name ends with at its end, in %s',
    async (locale) => {
      await open({}, { locale })
      const typed = page.getByRole('textbox').element().getBoundingClientRect()
      const suffix = page.getByText(`.${domain}`, { exact: true }).element()
      expect(suffix.getBoundingClientRect().left).toBeGreaterThanOrEqual(
        typed.right,
      )
    },
  )

  it('keeps what was typed for who comes back', async () => {
    const { kit } = await open()
    await field.fill('mira-k')
    navigate(kit, { type: 'push', route: { view: 'Receive' } })
    navigate(kit, { type: 'replace', route: { view: 'Receive' } })
    expect(kit.stores.router.getState().history[1]).toEqual({
      view: 'RegisterAccountName',
      parameters: { text: 'mira-k' },
    })
  })

  it('is not there where no names are registered', async () => {
    const { capabilities, data } = naming({ hasRegistry: false })
    const { text } = await openConnected(
      [account, { view: 'RegisterAccountName' }],
      { node: { ...exampleNode, ...capabilities }, kit: { data } },
    )
    await expect.poll(text).toContain('No names here')
  })

  it('offers to ask again where nobody answers', async () => {
    let isDown = true
    const { capabilities, data } = naming({
      suggest: async ({ query }) => {
        if (isDown)
          throw new KitError('NAME_UNRESOLVED', { problem: 'unreachable' })
        return free(query)
      },
    })
    const { press, text } = await openConnected(
      [account, { view: 'RegisterAccountName' }],
      { node: { ...exampleNode, ...capabilities }, kit: { data } },
    )
    await expect.poll(text).toContain('Error resolving name')
    isDown = false
    press('Try again')
    await expect.poll(text).toContain(`.${domain}`)
    expect(text()).not.toContain('Error resolving name')
  })

  it.each([
    ['dark', 'en'],
    ['light', 'en'],
    ['dark', 'ar'],
  ] as const)('is accessible, %s, %s', async (theme, locale) => {
    const { element, settle } = await open(
      {
        suggest: async ({ query }) => ({
          domain,
          suggestions: [
            ...free(query).suggestions,
            ...(query
              ? [{ name: `x.${domain}`, isFree: false, reason: 'Taken.' }]
              : []),
          ],
        }),
      },
      { theme, locale, width: 320 },
    )
    await page.getByRole('textbox').fill('mira')
    await settle(shows('mira'))
    await expect
      .poll(() =>
        element
          .querySelector('[data-part="name-suggestions"]')
          ?.getAttribute('data-state'),
      )
      .toBe('ready')
    expect((await axe.run(element)).violations).toEqual([])
    for (const each of element.querySelectorAll('*'))
      expect(each.getBoundingClientRect().right).toBeLessThanOrEqual(
        element.getBoundingClientRect().right,
      )
  })
})

it('[R2.17] the view RegisterAccountNameSuccess offers to copy the name, to receive, and to go on', async () => {
  for (const [theme, locale] of [
    ['dark', 'en'],
    ['light', 'ar'],
  ] as const) {
    const { element, route, press, stop } = await openConnected(
      [
        account,
        {
          view: 'RegisterAccountNameSuccess',
          parameters: { name: `tide-mill.${domain}`, address: own },
        },
      ],
      { view: { theme, locale, width: 320 } },
    )
    await expect.element(page.getByRole('heading')).toBeVisible()
    // A name that fits is not broken at its hyphen.
    const name = page.getByRole('heading').getByText(`tide-mill.${domain}`)
    expect(name.element().getBoundingClientRect().height).toBeLessThan(30)
    expect((await axe.run(element)).violations).toEqual([])
    if (locale === 'en') {
      press('Receive')
      await expect.poll(() => route().at(-1)).toBe('Receive')
    }
    stop()
  }
})
