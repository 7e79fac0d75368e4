import { describe, expect, it } from 'vitest'
import {
  exampleNode,
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
