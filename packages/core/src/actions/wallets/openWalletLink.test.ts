import { describe, expect, it } from 'vitest'
import {
  pairing,
  userAgents,
} from '../../policies/links/walletLinks.test.fixture.js'
import { createTestKit } from '../../testing/createTestKit.js'
import { getDevice } from './getDevice.js'
import { openWalletLink } from './openWalletLink.js'

const link = `kite://wc?uri=${pairing.encoded}`
const address = `https://kite.example/wc?uri=${pairing.encoded}`

/** A window of which only what opens links is there. */
class FakeWindow extends EventTarget {
  readonly opened: (string | undefined)[][] = []
  readonly navigator
  readonly self = this
  readonly top: unknown

  constructor(
    userAgent: string,
    { isFramed = false }: { isFramed?: boolean } = {},
  ) {
    super()
    this.navigator = { userAgent, maxTouchPoints: 5 }
    this.top = isFramed ? {} : this
  }

  open(...request: (string | undefined)[]) {
    this.opened.push(request)
    return null
  }
}

/** A mini app of Telegram, whose script is on the page. */
class TelegramWindow extends FakeWindow {
  readonly TelegramWebviewProxy = {}
  readonly Telegram = {
    WebApp: {
      openLink: (url: string) => void this.opened.push(['telegram', url]),
    },
  }
}

const kitOf = (window: EventTarget) => createTestKit({}, { window }).kit

describe('openWalletLink', () => {
  it('has left for the wallet when the call returns', () => {
    const window = new FakeWindow(userAgents.ios)
    const kit = kitOf(window)
    let turns = 0
    queueMicrotask(() => {
      turns += 1
    })
    expect(openWalletLink(kit, { link })).toBeUndefined()
    expect(turns).toBe(0)
    expect(window.opened).toEqual([[link, '_self']])
  })

  it('never sends the host of a framed page anywhere', () => {
    for (const url of [link, address]) {
      const window = new FakeWindow(userAgents.android, { isFramed: true })
      openWalletLink(kitOf(window), { link: url })
      expect(window.opened).toEqual([[url, '_blank', 'noopener,noreferrer']])
    }
  })

  it.each([
    ['desktop', 'desktop', link],
    ['desktop', 'web', address],
    ['ios', 'web', address],
  ] as const)('on %s, a %s link stays apart', (place, platform, url) => {
    const window = new FakeWindow(userAgents[place])
    if (place === 'desktop') window.navigator.maxTouchPoints = 0
    openWalletLink(kitOf(window), { link: url, platform })
    expect(window.opened).toEqual([[url, '_blank', 'noopener,noreferrer']])
  })

  it.each(['telegramOnIos', 'telegramOnAndroid'] as const)(
    'in a mini app (%s) asks Telegram',
    (place) => {
      const window = new TelegramWindow(userAgents[place])
      const kit = kitOf(window)
      expect(getDevice(kit).isTelegram).toBe(true)
      openWalletLink(kit, { link: address })
      expect(window.opened).toEqual([['telegram', address]])
    },
  )

  it('knows the web client of Telegram, but not its mere script', () => {
    const isTelegram = (initData: string) => {
      const window = new FakeWindow(userAgents.desktop)
      return getDevice(
        kitOf(Object.assign(window, { Telegram: { WebApp: { initData } } })),
      ).isTelegram
    }
    expect(isTelegram('query_id=1')).toBe(true)
    expect(isTelegram('')).toBe(false)
  })

  it('opens a new window in a mini app without its script', () => {
    const window = new FakeWindow(userAgents.telegramOnAndroid)
    openWalletLink(kitOf(window), { link: address })
    expect(window.opened).toEqual([[address, '_blank', 'noopener,noreferrer']])
  })

  it.each(['javascript:alert(1)', 'data:text/html,x', 'http://kite.example'])(
    'never opens %s',
    (unsafe) => {
      const window = new FakeWindow(userAgents.ios)
      expect(() => openWalletLink(kitOf(window), { link: unsafe })).toThrow(
        expect.objectContaining({ code: 'ACTION_NOT_ALLOWED' }),
      )
      expect(window.opened).toEqual([])
    },
  )

  it('stores nothing', () => {
    const window = new FakeWindow(userAgents.ios)
    const { kit, store } = createTestKit({}, { window })
    openWalletLink(kit, { link })
    expect(store.getItem('hasp.recentWallets')).toBeNull()
    expect(store.getItem('WALLETCONNECT_DEEPLINK_CHOICE')).toBeNull()
  })
})
