import { internals } from '@hasp/core/internal'
import decodeQR from 'qr/decode.js'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openPairing } from '../../views/openPairing.test.fixture.js'

const open = openPairing

/** What a camera reads off the screen. */
async function scan() {
  const code = page.getByRole('img', { name: 'QR code to connect a wallet' })
  await expect.element(code).toBeVisible()
  const base64 = await code.screenshot({ save: false })
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes]))
  const { width, height } = bitmap
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (!context) throw new Error('this browser cannot paint')
  context.drawImage(bitmap, 0, 0)
  return decodeQR(context.getImageData(0, 0, width, height))
}

const minuteMs = 60_000

/** Opens where no relay answers, and waits until that is said. */
async function openWithoutRelay() {
  const drawn = open({ prepare: (phone) => phone.setRelay(false) })
  await expect
    .poll(async () => {
      await drawn.pass(1_000)
      return drawn.state()
    })
    .toBe('unreachable')
  return drawn
}

describe('the code', () => {
  it.each(['dark', 'light'] as const)(
    'is read by a camera under a logo, in %s',
    async (theme) => {
      const drawn = open({ view: { theme } })
      await expect.poll(drawn.code).not.toBeNull()
      expect(await scan()).toBe(drawn.phone.last().uri)
      const edge = drawn.code()?.getBoundingClientRect().width ?? 0
      expect(edge).toBeGreaterThanOrEqual(232)
      const logo = drawn.element.querySelector('[data-part="qr-code"] image')
      const share = (logo?.getBoundingClientRect().width ?? 0) / edge
      expect(share).toBeGreaterThan(0.08)
      expect(share).toBeLessThanOrEqual(0.2)
    },
  )

  it('is preceded by its words and its link for those who listen', async () => {
    const drawn = open()
    await expect.poll(drawn.code).not.toBeNull()
    const parts = drawn.element.querySelectorAll(
      '[data-part="status-panel"] [role="status"], [data-part="button"], [role="img"]',
    )
    const names = [...parts].map((one) => one.ariaLabel ?? one.textContent)
    expect(names.filter(Boolean)).toEqual([
      'Scan with the Kite app',
      'Copy link',
      'QR code to connect a wallet',
    ])
  })

  it('is copied as a link', async () => {
    const drawn = open()
    await expect.poll(drawn.code).not.toBeNull()
    drawn.press('Copy link')
    // The clipboard or, where that is refused, the field to copy by hand.
    await expect
      .poll(
        () =>
          drawn.text().includes('Copied') ||
          drawn.element.querySelector('input')?.value,
      )
      .toBeTruthy()
  })
})

describe('the states of the panel', () => {
  it('preparing: has a place for the code and says what it does', async () => {
    const drawn = open({ prepare: (phone) => phone.setRelay(false) })
    await expect.poll(drawn.state).toBe('preparing')
    expect(drawn.code()).toBeNull()
    expect(drawn.text()).toContain('Creating QR code…')
    const copy = drawn.find('[data-part="button"]')
    expect(copy.getAttribute('aria-disabled')).toBe('true')
  })

  it('keeps the place of the time and of the link until there is a code', async () => {
    const placeOfLink = async (
      state: string,
      ...parameters: Parameters<typeof open>
    ) => {
      const drawn = open(...parameters)
      await expect.poll(drawn.state).toBe(state)
      const panel = drawn.find('[data-part="status-panel"]')
      const link = drawn.find('[data-part="button"]').getBoundingClientRect()
      return link.left - panel.getBoundingClientRect().left
    }
    const before = await placeOfLink('preparing', {
      prepare: (phone) => phone.setRelay(false),
    })
    expect(await placeOfLink('ready')).toBe(before)
  })

  it('is drawn gently, in 120 ms', async () => {
    const drawn = open()
    await expect.poll(drawn.code).not.toBeNull()
    const [fade] = drawn.code()?.getAnimations() ?? []
    expect(fade?.effect?.getComputedTiming().duration).toBe(120)
    const effect = fade?.effect
    expect(
      effect instanceof KeyframeEffect && effect.getKeyframes()[0]?.opacity,
    ).toBe('0')
  })

  it('[R4.18] ready: says in words how long it is fresh', async () => {
    const drawn = open()
    await expect.poll(drawn.state).toBe('ready')
    await expect.poll(drawn.text).toContain('Expires in 4:00')
    await drawn.pass(18_000)
    expect(drawn.text()).toContain('Expires in 3:42')
    expect(drawn.announced()).toBe('')
  })

  it('near expiry: tells those who listen, once', async () => {
    const drawn = open()
    await expect.poll(drawn.state).toBe('ready')
    await drawn.pass(3.5 * minuteMs)
    expect(drawn.state()).toBe('ending')
    expect(drawn.text()).toContain('Expires in 0:30')
    expect(drawn.announced()).toBe('This code expires in 30 seconds')
  })

  it('renewed: in its place, without a flash, and it is said', async () => {
    const drawn = open()
    await expect.poll(drawn.code).not.toBeNull()
    const before = drawn.code()
    await drawn.pass(4 * minuteMs - 20_000)
    expect(drawn.phone.pairings).toHaveLength(2)
    expect(drawn.code()).toBe(before)
    expect(drawn.announced()).toBe('New code ready')
    expect(await scan()).toBe(drawn.phone.last().uri)
    expect(drawn.text()).toContain('Expires in 4:00')
  })

  it('renewing: keeps the old code on show until there is a new one', async () => {
    const drawn = open()
    await expect.poll(drawn.code).not.toBeNull()
    const before = drawn.code()
    drawn.kit[internals].stores.pairing.setState({ phase: 'preparing' }, true)
    await expect.poll(drawn.state).toBe('renewing')
    expect(drawn.code()).toBe(before)
  })

  it('seen: says where to go on', async () => {
    const drawn = open()
    await expect.poll(drawn.state).toBe('ready')
    drawn.phone.last().see()
    await expect
      .poll(drawn.status)
      .toBe('Scanned with KiteApprove it in your wallet.')
  })

  it('approved: has a tick', async () => {
    const drawn = open()
    await expect.poll(drawn.state).toBe('ready')
    drawn.phone.last().approve()
    await expect.poll(drawn.state).toBe('approved')
    expect(drawn.code()).toBeNull()
  })

  it('declined: says so, with a new code at once', async () => {
    const drawn = open()
    await expect.poll(drawn.state).toBe('ready')
    drawn.phone.last().see()
    drawn.phone.last().reject()
    await expect.poll(drawn.status).toContain('Request declined')
    await expect.poll(drawn.state).toBe('ready')
    expect(await scan()).toBe(drawn.phone.last().uri)
    expect(drawn.phone.pairings).toHaveLength(2)
    drawn.phone.last().approve()
    await expect.poll(drawn.status).toContain('Connected')
  })

  it('expired: offers a new code, and the focus stays', async () => {
    const drawn = open()
    await expect.poll(drawn.state).toBe('ready')
    for (let minutes = 0; minutes < 48; minutes += 4)
      await drawn.pass(4 * minuteMs)
    await expect.poll(drawn.state).toBe('expired')
    drawn.press('Show new code')
    await expect.poll(drawn.state).toBe('ready')
    expect(document.activeElement?.textContent).toContain('Copy link')
  })

  it('relay unreachable: says what still works, names it on demand, recovers', async () => {
    const drawn = await openWithoutRelay()
    expect(drawn.status()).toContain('Can’t reach the connection service')
    expect(drawn.status()).not.toContain('relay.example')
    expect(drawn.find('details').textContent).toContain('relay.example')
    expect(drawn.text()).not.toContain('Copy link')
    drawn.phone.setRelay(true)
    drawn.press('Try again')
    await expect.poll(drawn.state).toBe('ready')
  })

  it('relay unreachable: leads to the other wallets', async () => {
    const drawn = await openWithoutRelay()
    drawn.press('Choose another wallet')
    expect(drawn.route()).toEqual(['AllWallets'])
  })

  it('relay lost under a code: says so until it is back', async () => {
    const drawn = open()
    await expect.poll(drawn.state).toBe('ready')
    drawn.phone.setRelay(false)
    await expect.poll(drawn.state).toBe('unreachable')
    drawn.phone.setRelay(true)
    await expect.poll(drawn.state).toBe('ready')
  })

  it('refused by the relay: says so, with details', async () => {
    const drawn = open({ prepare: (phone) => phone.refuse('projectId') })
    await expect.poll(drawn.state).toBe('failed')
    expect(drawn.status()).toContain('relay.example')
    expect(drawn.element.querySelector('details')).not.toBeNull()
  })
})
