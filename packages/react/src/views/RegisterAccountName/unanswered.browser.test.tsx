import { goBack, navigate, selectActive } from '@hasp/core'
import { KitError } from '@hasp/core/errors'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  exampleNode,
  openConnected,
  pending,
} from '../openConnected.test.fixture.js'
import { domain, naming } from './naming.test.fixture.js'
import {
  button,
  field,
  openNaming as open,
  row,
  shows,
} from './openNaming.test.fixture.js'

const lost = () =>
  Promise.reject(new KitError('NAME_UNRESOLVED', { problem: 'unreachable' }))

/** Presses until the name is there: two presses in short order are one. */
const takeAgain = (text: () => string) =>
  expect
    .poll(() => {
      button(`Take mira.${domain}`)
        .query()
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      return text()
    })
    .toContain(`mira.${domain} is yours`)

describe('[R2.16] a name that was signed for and not answered', () => {
  it('says what is unknown where nobody answers what was signed, and asks again without another signature', async () => {
    let isDown = true
    const { press, settle, signed, text } = await open({
      register: async () => {
        if (isDown)
          throw new KitError('NAME_UNRESOLVED', { problem: 'unreachable' })
      },
    })
    await field.fill('mira')
    await settle(shows('mira'))
    press(`Take mira.${domain}`)
    await expect.poll(text).toContain(`mira.${domain} may be yours by now`)
    isDown = false
    await takeAgain(text)
    expect(signed).toHaveLength(1)
  })

  it('says so in sight of whoever scrolled down to the button', async () => {
    const { element, press, settle } = await open({ register: lost })
    await field.fill('mira')
    await settle(shows('mira'))
    const form = element.querySelector('form')
    form?.parentElement?.style.setProperty('max-height', '120px')
    form?.parentElement?.style.setProperty('overflow', 'auto')
    form?.scrollIntoView({ block: 'end' })
    press(`Take mira.${domain}`)
    await expect.element(page.getByText('may be yours')).toBeInViewport()
  })

  it('is not what is taken next where another one was declined', async () => {
    const state = { isDeclined: false }
    const { press, settle, signed, text } = await open({
      register: lost,
      sign: async () => {
        if (state.isDeclined) throw new KitError('USER_REJECTED')
        return '0x01'
      },
    })
    await field.fill('mira')
    await settle(shows('mira'))
    press(`Take mira.${domain}`)
    await expect.poll(text).toContain('may be yours by now')
    state.isDeclined = true
    await field.fill('nora')
    await settle(shows('nora'))
    await button(`Take nora.${domain}`).click()
    await expect.poll(() => signed).toHaveLength(2)
    await expect.poll(text).toContain('You declined')
    await expect.element(button(`Take nora.${domain}`)).toBeVisible()
    expect(text()).not.toContain('may be yours by now')
  })

  it('is not what is taken by whoever comes back with another one', async () => {
    const { kit, press, settle, text } = await open({ register: lost })
    await field.fill('mira')
    await settle(shows('mira'))
    press(`Take mira.${domain}`)
    await expect.poll(text).toContain('may be yours by now')
    await field.fill('nora')
    await settle(shows('nora'))
    navigate(kit, { type: 'push', route: { view: 'Networks' } })
    await expect.poll(() => field.query()).toBe(null)
    goBack(kit)
    await expect.element(field).toHaveValue('nora')
    await settle(shows('nora'))
    await expect.element(button(`Take nora.${domain}`)).toBeVisible()
  })

  it('is remembered where it was chosen among others', async () => {
    const { kit, press, settle, text } = await open({ register: lost })
    await field.fill('mira')
    await settle(shows('mira-id'))
    await row('mira-id').click()
    press(`Take mira-id.${domain}`)
    await expect.poll(text).toContain(`mira-id.${domain} may be yours`)
    navigate(kit, { type: 'push', route: { view: 'Networks' } })
    await expect.poll(() => field.query()).toBe(null)
    goBack(kit)
    await expect.poll(text).toContain(`mira-id.${domain} may be yours`)
  })

  it('is over once the registry says on another network that it was given', async () => {
    const state = { isDown: true }
    const { capabilities, data } = naming({
      register: async () => {
        if (state.isDown)
          throw new KitError('NAME_UNRESOLVED', { problem: 'unreachable' })
      },
      challenge: async ({ name }) => {
        if (!state.isDown)
          throw new KitError('NAME_UNRESOLVED', {
            reason: 'This account has this name.',
          })
        return { message: `Register ${name}` }
      },
    })
    const reads = await capabilities.loadNames()
    const { kit, pass, press, text, wallets } = await openConnected(
      [{ view: 'Account' }, { view: 'RegisterAccountName' }],
      {
        node: {
          ...exampleNode,
          loadNames: async () => ({
            ...reads,
            isNamesNetwork: () => false,
            coinTypeOf: ({ id }) => 0x80000000 + Number(id),
          }),
        },
        kit: { data },
      },
    )
    await field.fill('mira')
    await expect
      .poll(() => pass(500).then(() => row('mira').query()))
      .not.toBe(null)
    press(`Take mira.${domain}`)
    await expect.poll(text).toContain('may be yours by now')
    state.isDown = false
    const [, other] = kit.stores.networks.getState().networks
    if (!other) throw new Error('There is no other network')
    const { caipNetworkId } = other
    wallets[0]?.emit({ type: 'networkChanged', caipNetworkId })
    await expect
      .poll(() => selectActive(kit.stores.connections.getState(), 'eip155'))
      .toMatchObject({ caipNetworkId })
    await button(`Take mira.${domain}`).click()
    await expect.poll(text).toContain('This account has this name.')
    expect(text()).not.toContain('may be yours by now')
  })

  it('is remembered by whoever stops waiting and comes back', async () => {
    const state = { isDown: true }
    const answer = pending<never>()
    const { press, settle, signed, text, kit } = await open({
      register: async () => {
        if (state.isDown) await answer.promise
      },
    })
    await field.fill('mira')
    await settle(shows('mira'))
    press(`Take mira.${domain}`)
    await expect.poll(text).toContain('Taking the name…')
    press('Cancel')
    await expect.poll(text).toContain(`mira.${domain} may be yours by now`)
    goBack(kit)
    await expect.poll(text).not.toContain('may be yours by now')
    navigate(kit, { type: 'push', route: { view: 'RegisterAccountName' } })
    await expect.poll(text).toContain(`mira.${domain} may be yours by now`)
    state.isDown = false
    await takeAgain(text)
    expect(signed).toHaveLength(1)
  })

  it('is nothing to another account, which is told nothing of it', async () => {
    const { press, settle, text, wallets } = await open({ register: lost })
    await field.fill('mira')
    await settle(shows('mira'))
    press(`Take mira.${domain}`)
    await expect.poll(text).toContain('may be yours by now')
    wallets[0]?.emit({
      type: 'accountsChanged',
      accounts: [
        { address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', type: 'eoa' },
      ],
    })
    await expect.poll(text).not.toContain('may be yours by now')
  })

  it('is left for a suggestion that is pressed', async () => {
    const { press, settle, text } = await open({ register: lost })
    await field.fill('mira')
    await settle(shows('mira'))
    press(`Take mira.${domain}`)
    await expect.poll(text).toContain('may be yours by now')
    await row('mira-id').click()
    await expect.element(button(`Take mira-id.${domain}`)).toBeVisible()
    expect(text()).not.toContain('may be yours by now')
  })
})
