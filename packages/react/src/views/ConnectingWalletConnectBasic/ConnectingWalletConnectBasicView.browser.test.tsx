import axe from 'axe-core'
import { describe, expect, it } from 'vitest'
import { openPairing } from '../openPairing.test.fixture.js'

const open = (parameters?: openPairing.Parameters) => {
  return openPairing({
    adapters: [],
    route: { view: 'ConnectingWalletConnectBasic' },
    ...parameters,
  })
}

describe('ConnectingWalletConnectBasic', () => {
  it('[R2.31] is what a kit without adapters opens with on desktops', () => {
    const drawn = open({ route: 'none' })
    expect(drawn.route()).toEqual(['ConnectingWalletConnectBasic'])
  })

  it('[R2.6] shows a code for any wallet, and the way to one by name', async () => {
    const drawn = open()
    await expect.poll(drawn.code).not.toBeNull()
    expect(drawn.status()).toBe('Scan with a wallet app on your phone')
    expect(drawn.text()).toContain('Looking for a specific wallet?')
    drawn.press('All wallets')
    expect(drawn.route()).toEqual([
      'ConnectingWalletConnectBasic',
      'AllWallets',
    ])
  })

  it.each([false, 'mobile'] as const)(
    'has no way to a list that is %s',
    async (allWallets) => {
      const drawn = open({ options: { features: { allWallets } } })
      await expect.poll(drawn.code).not.toBeNull()
      expect(drawn.text()).not.toContain('All wallets')
    },
  )

  it('says that a wallet has seen the code, then closes', async () => {
    const drawn = open()
    await expect.poll(drawn.code).not.toBeNull()
    drawn.phone.last().see()
    await expect.poll(drawn.status).toContain('Code scanned')
    drawn.phone.last().approve()
    await expect.poll(drawn.status).toBe('Connected')
    await drawn.pass(600)
    expect(drawn.isOpen()).toBe(false)
  })

  it('says in one sentence that nothing is configured, and tells the developer', async () => {
    const drawn = open({ isConfigured: false })
    await expect.poll(drawn.text).toContain('Phone wallets aren’t available')
    const { alerts } = drawn.kit.stores
    expect(alerts.getState().code).toBe('PROJECT_ID_NOT_CONFIGURED')
  })

  it('speaks Arabic and fits 320 px', async () => {
    const drawn = open({ view: { locale: 'ar', width: 320 } })
    await expect.poll(drawn.code).not.toBeNull()
    await expect.poll(drawn.status).toContain('امسح')
    for (const part of drawn.element.querySelectorAll('[data-part^="view"]'))
      expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth)
  })

  it.each(['dark', 'light'] as const)(
    'axe finds nothing to object to in %s',
    async (theme) => {
      for (const isConfigured of [true, false]) {
        const drawn = open({ isConfigured, view: { theme } })
        await expect.poll(drawn.text).toMatch(/Expires|aren’t available/)
        const { violations } = await axe.run(drawn.element)
        expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual(
          [],
        )
        drawn.stop()
      }
    },
  )
})
