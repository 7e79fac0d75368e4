import { internals } from '@hasp/core/internal'
import { describe, expect, it } from 'vitest'
import {
  exampleNode,
  kite,
  openConnected,
} from '../../views/openConnected.test.fixture.js'
import {
  domain,
  type Naming,
  naming,
} from '../../views/RegisterAccountName/naming.test.fixture.js'

const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

async function open(said: Naming) {
  const { asked, capabilities, data } = naming(said)
  const opened = await openConnected([{ view: 'Account' }], {
    node: { ...exampleNode, ...capabilities },
    kit: { data },
  })
  return { ...opened, asked }
}

describe('the account by its name', () => {
  it('shows the name and its picture over the address', async () => {
    const { asked, element, text } = await open({
      identify: async () => ({
        name: `mira-k.${domain}`,
        avatarUrl: picture,
      }),
    })
    await expect.poll(text).toContain(`mira-k.${domain}`)
    expect(text()).toContain('0x71C7')
    await expect
      .poll(
        () =>
          element.querySelector<HTMLElement>('[data-part="name-picture"]')
            ?.dataset.shown,
      )
      .toBe('true')
    // Whether others could be had is no question any more.
    expect(asked).toEqual([])
  })

  it('keeps to the weave where the picture is none', async () => {
    const { element, text } = await open({
      identify: async () => ({
        name: `mira-k.${domain}`,
        avatarUrl: 'javascript:alert(1)',
      }),
    })
    await expect.poll(text).toContain(`mira-k.${domain}`)
    expect(element.querySelector('[data-part="name-picture"]')).toBe(null)
  })

  it('marks a name that may be made to look like another', async () => {
    const { text } = await open({
      identify: async () => ({ name: 'jürgen.eth' }),
    })
    await expect.poll(text).toContain('unusual characters')
  })

  it('offers a name to who has none, until that is dismissed', async () => {
    const { press, route, text } = await open({})
    await expect.poll(text).toContain('Take a name people can send to')
    press('Take a name')
    await expect.poll(() => route().at(-1)).toBe('RegisterAccountName')
    const again = await open({})
    await expect.poll(again.text).toContain('Take a name people can send to')
    again.press('Not now')
    await expect.poll(again.text).not.toContain('Take a name')
  })

  it('remembers who dismissed the offer, and offers it to others still', async () => {
    const opened = await open({})
    await expect.poll(opened.text).toContain('Take a name people can send to')
    opened.press('Not now')
    await expect.poll(opened.text).not.toContain('Take a name')
    const stored = opened.store.getItem('hasp.dismissedNameOffers')
    opened.stop()
    const again = async (addresses: [string, ...string[]]) => {
      const { asked, capabilities, data } = naming({})
      const shown = await openConnected([{ view: 'Account' }], {
        node: { ...exampleNode, ...capabilities },
        kit: { data },
        wallets: [kite({ addresses })],
        before: (kit) =>
          kit[internals].storage.set(
            'dismissedNameOffers',
            JSON.parse(stored ?? '[]'),
          ),
      })
      return { ...shown, asked }
    }
    const own = await again(['0x71C7656EC7ab88b098defB751B7401B5f6d8976F'])
    await expect.poll(own.text).toContain('0x71')
    await own.pass(10_000)
    expect(own.text()).not.toContain('Take a name')
    // Nobody is asked what nobody would be told.
    expect(own.asked).toEqual([])
    own.stop()
    const other = await again(['0x09aB52D6D1aA1a5aD6D0CcF0d9b9C4A1f2b311c4'])
    await expect.poll(other.text).toContain('Take a name people can send to')
  })

  it('remembers a hundred who dismissed the offer, the last ones', async () => {
    const { press, store, text } = await openConnected([{ view: 'Account' }], {
      node: { ...exampleNode, ...naming({}).capabilities },
      kit: { data: naming({}).data },
      before: (kit) =>
        kit[internals].storage.set(
          'dismissedNameOffers',
          Array.from({ length: 100 }, (_, index) => `0x${index}`),
        ),
    })
    await expect.poll(text).toContain('Take a name people can send to')
    press('Not now')
    await expect.poll(text).not.toContain('Take a name')
    const kept: string[] = JSON.parse(
      store.getItem('hasp.dismissedNameOffers') ?? '[]',
    )
    expect(kept).toHaveLength(100)
    expect(kept[0]).toBe('0x1')
    expect(kept.at(-1)).toMatch(/^0x71c7/)
  })

  it('offers nothing while nobody can say whether there is a name, and shows it once somebody can', async () => {
    const said = { isDown: true }
    const { pass, text } = await open({
      async identify() {
        if (said.isDown) throw new Error('down')
        return { name: `mira-k.${domain}` }
      },
    })
    await expect.poll(text).toContain('0x71C7')
    await pass(10_000)
    expect(text()).not.toContain('Take a name')
    said.isDown = false
    await pass(21_000)
    await expect.poll(text).toContain(`mira-k.${domain}`)
  })

  it.each([
    ['no names are registered', { hasRegistry: false }],
    [
      'nobody can say what it is called',
      { identify: () => Promise.reject(new Error('down')), hasRegistry: false },
    ],
  ] as const)('offers nothing where %s', async (_what, said) => {
    const { pass, text } = await open(said)
    await expect.poll(text).toContain('0x71C7')
    await pass(10_000)
    expect(text()).not.toContain('Take a name')
    expect(text()).toContain('Kite')
  })
})
