import { internals } from '@hasp/core/internal'
import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  exampleNode,
  harbour,
  kite,
  openConnected,
} from '../openConnected.test.fixture.js'
import {
  domain,
  type Naming,
  naming,
} from '../RegisterAccountName/naming.test.fixture.js'

const [first, second] = [
  '0x71C7656EC7ab88b098defB751B7401B5f6d8976F',
  '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
] as const

type Parameters = NonNullable<globalThis.Parameters<typeof openConnected>[1]>

async function open(said: Naming, parameters: Parameters = {}) {
  const { asked, capabilities, data } = naming(said)
  const opened = await openConnected(
    [{ view: 'Account' }, { view: 'ProfileWallets' }],
    {
      node: { ...exampleNode, ...capabilities },
      ...parameters,
      kit: { data, ...parameters.kit },
    },
  )
  return { ...opened, asked }
}

const several: Parameters = {
  kit: { features: { multiWallet: true } },
  wallets: [kite(), harbour()],
}

/** What accounts are called, and who was asked about. */
function registry(names: Readonly<Record<string, string>>) {
  const questions: string[] = []
  const identify: Naming['identify'] = async ({ address }) => {
    questions.push(address)
    const name = names[address]
    return name ? { name } : {}
  }
  return { identify, questions }
}

describe('names in ProfileWallets', () => {
  it('stand below the address of each connected account', async () => {
    const { identify, questions } = registry({
      [first]: `mira-k.${domain}`,
      [second]: `tide-mill.${domain}`,
    })
    const { element, text } = await open({ identify })
    await expect.poll(text).toContain(`0xd8dA…6045tide-mill.${domain}`)
    expect(text()).toContain(`0x71C7…976Fmira-k.${domain}`)
    for (const name of element.querySelectorAll('[data-part=account-name] bdi'))
      expect(name).toHaveProperty('dir', 'ltr')
    // The one in use is there twice, and asked about once.
    expect(questions.toSorted()).toEqual([first, second].toSorted())
  })

  it.each([`mira-k.${domain}`, 'jürgen.eth'])(
    'move nothing when they arrive, and nothing when there is none: %s',
    async (arriving) => {
      let answer = (_name: string | undefined) => {}
      const told = new Promise<string | undefined>((resolve) => {
        answer = resolve
      })
      const { element, text } = await open({
        identify: async ({ address }) => {
          const name = await told
          return address === first && name ? { name } : {}
        },
      })
      const boxes = () =>
        [...element.querySelectorAll('[data-part=list-row]')].map((row) => {
          const { height, top } = row.getBoundingClientRect()
          const address = row.querySelector('[data-part=address]')
          return [top, height, address?.getBoundingClientRect().left]
        })
      const before = boxes()
      expect(before).toHaveLength(3)
      // Nor is there a line without words.
      for (const { clientHeight } of element.querySelectorAll(
        '[data-part=account-name]',
      ))
        expect(clientHeight).toBe(0)
      answer(arriving)
      await expect.poll(text).toContain(arriving)
      expect(boxes()).toEqual(before)
    },
  )

  it('are those that Account keeps, at once', async () => {
    const { identify, questions } = registry({ [first]: `mira-k.${domain}` })
    const account = { networkId: 'eip155:31337', address: first } as const
    const { text } = await open(
      { identify },
      {
        wallets: [kite({ addresses: [first] })],
        before: (kit) =>
          kit[internals].storage.set('identities', {
            [`${account.networkId}:${first.toLowerCase()}`]: {
              value: { name: `kept.${domain}` },
              expiresAt: kit[internals].environment.clock.now() + 200_000,
            },
          }),
      },
    )
    await expect.poll(text).toContain(`0x71C7…976Fkept.${domain}`)
    expect(questions).toEqual([])
  })

  it('are marked where they may look like another', async () => {
    const { text } = await open({
      identify: async () => ({ name: 'jürgen.eth' }),
    })
    await expect.poll(text).toContain('unusual characters')
  })

  it('follow the account that is put to use', async () => {
    const { identify } = registry({
      [first]: `mira-k.${domain}`,
      [second]: `tide-mill.${domain}`,
    })
    const { element, press, text } = await open({ identify })
    await expect.poll(text).toContain(`tide-mill.${domain}`)
    press('0xd8dA')
    await expect
      .poll(
        () =>
          element.querySelector('[aria-label=Active] [data-part=list-row]')
            ?.textContent,
      )
      .toContain(`0xd8dA…6045tide-mill.${domain}`)
  })

  it('are asked for nobody where no data source knows any, nor of wallets that are gone', async () => {
    const { element } = await openConnected([
      { view: 'Account' },
      { view: 'ProfileWallets' },
    ])
    expect(element.querySelector('[data-part=account-name]')).toBe(null)
  })

  it('ask about few of many accounts', async () => {
    const { identify, questions } = registry({})
    const addresses = Array.from(
      { length: 60 },
      (_, index) => `0x${(index + 1).toString(16).padStart(40, '0')}`,
    )
    const { pass } = await open(
      { identify },
      { wallets: [kite({ addresses: addresses as never })] },
    )
    await expect.poll(() => questions.length).toBeGreaterThan(5)
    await pass(1_000)
    expect(questions.length).toBeLessThanOrEqual(20)
  })

  it('the menu leads to a name, also who dismissed the line in Account', async () => {
    const { element, press, route } = await open({})
    await page.getByRole('button', { name: 'More options for Kite' }).click()
    const take = page.getByRole('menuitem', { name: 'Take a name' })
    await expect.element(take).toBeVisible()
    expect((await axe.run(element)).violations).toEqual([])
    press('Take a name')
    await expect.poll(() => route().at(-1)).toBe('RegisterAccountName')
  })

  it('the menu offers no name to who has one, or where none are registered', async () => {
    for (const said of [
      { identify: async () => ({ name: `mira-k.${domain}` }) },
      { hasRegistry: false },
    ]) {
      const { pass, stop, text } = await open(said)
      await expect.poll(text).toContain('Kite')
      await pass(5_000)
      await page.getByRole('button', { name: 'More options for Kite' }).click()
      await expect
        .element(page.getByRole('menuitem', { name: 'Rename' }))
        .toBeVisible()
      expect(page.getByRole('menuitem', { name: 'Take a name' }).query()).toBe(
        null,
      )
      stop()
    }
  })

  it.each([
    ['dark', 'en', 360],
    ['light', 'en', 320],
    ['dark', 'ar', 320],
  ] as const)(
    'are accessible and fit, %s, %s, %i px',
    async (theme, locale, width) => {
      const { element, text } = await open(
        {
          identify: async ({ address }) => ({
            name:
              address === first
                ? `a-name-that-is-as-long-as-some-names-are.${domain}`
                : 'jürgen.eth',
          }),
        },
        { ...several, view: { theme, locale, width } },
      )
      await expect.poll(text).toContain('a-name-that-is')
      await expect.poll(text).toContain('jürgen.eth')
      expect((await axe.run(element)).violations).toEqual([])
      expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth)
    },
  )
})
