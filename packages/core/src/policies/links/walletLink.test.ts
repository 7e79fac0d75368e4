import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { snapshot } from '../../directory/snapshot.js'
import { propertyRuns } from '../../testing/propertyRuns.js'
import { isAllowedLink } from './allowedLink.js'
import { toBrowseLink } from './browseLink.js'
import { readDevice } from './device.js'
import { toPairingLink } from './pairingLink.js'
import { walletDownloads } from './walletDownloads.js'
import { walletLink } from './walletLink.js'
import {
  goldenLinks,
  page,
  pairing,
  userAgents,
} from './walletLinks.test.fixture.js'
import { walletPlatforms } from './walletPlatforms.js'

const listing = (id: string) => {
  const wallet = snapshot.find((one) => one.id === id)
  if (!wallet) throw new Error(`The snapshot lacks ${id}`)
  return wallet
}

const deviceOf = (place: keyof typeof userAgents) =>
  readDevice({
    userAgent: userAgents[place],
    maxTouchPoints: place === 'desktop' ? 0 : 5,
    hasTelegramGlobal: place.startsWith('telegram'),
    isFramed: false,
  })

const places = Object.keys(userAgents).filter(
  (place): place is Exclude<keyof typeof userAgents, 'desktop'> =>
    place !== 'desktop',
)

describe('the link behind a tap', () => {
  const table = Object.entries(goldenLinks).flatMap(([id, links]) =>
    places.map((place) => ({ id, place, link: links[place] })),
  )

  it('the table has at least twelve wallets', () => {
    expect(Object.keys(goldenLinks).length).toBeGreaterThanOrEqual(12)
  })

  it.each(table)('$id on $place', ({ id, link, place }) => {
    const expected = link
      ?.replace('URI', pairing.encoded)
      .replace('PAGE', page.encoded)
      .replace('ORIGIN', page.origin)
    expect(
      walletLink('mobile', {
        wallet: listing(id),
        device: deviceOf(place),
        uri: pairing.uri,
        page: page.url,
      }),
    ).toBe(expected)
  })

  it('is https where the site prefers that and the wallet has one', () => {
    const parameters = {
      device: deviceOf('ios'),
      uri: pairing.uri,
      prefersUniversalLinks: true,
    }
    const link = (id: string) =>
      walletLink('mobile', { ...parameters, wallet: listing(id) })
    expect(link('metamask')).toMatch(/^https:\/\/metamask\.app\.link\/wc\?uri=/)
    expect(link('ledger')).toMatch(/^ledgerlive:\/\/wc\?uri=/)
  })

  it('is not there before the pairing address is', () => {
    const parameters = { wallet: listing('rainbow'), device: deviceOf('ios') }
    expect(walletLink('mobile', parameters)).toBeUndefined()
  })

  it('leads to the site and the desktop app of a wallet too', () => {
    const setup = { device: deviceOf('desktop'), uri: pairing.uri }
    const { encoded } = pairing
    expect(walletLink('web', { ...setup, wallet: listing('safe') })).toBe(
      `https://app.safe.global/wc?uri=${encoded}`,
    )
    expect(walletLink('desktop', { ...setup, wallet: listing('ledger') })).toBe(
      `ledgerlive://wc?uri=${encoded}`,
    )
  })
})

describe('toPairingLink', () => {
  it.each([
    ['kite', 'kite://wc?uri=wc%3Aa'],
    ['kite:', 'kite://wc?uri=wc%3Aa'],
    ['kite:/', 'kite://wc?uri=wc%3Aa'],
    ['kite://', 'kite://wc?uri=wc%3Aa'],
    ['kite://app', 'kite://app/wc?uri=wc%3Aa'],
    ['kite://app/', 'kite://app/wc?uri=wc%3Aa'],
    ['https://kite.example', 'https://kite.example/wc?uri=wc%3Aa'],
    ['https://kite.example/', 'https://kite.example/wc?uri=wc%3Aa'],
    ['https://kite.example/?to={uri}', 'https://kite.example/?to=wc%3Aa'],
    [
      'http://localhost:4000/phone',
      'http://localhost:4000/phone/wc?uri=wc%3Aa',
    ],
    ['http://kite.example', undefined],
    ['javascript', undefined],
    ['JavaScript:', undefined],
    ['javascript://%0aalert(1)//', undefined],
    ['java\nscript://', undefined],
    ['data:text/html,', undefined],
    ['blob:https://kite.example', undefined],
    ['file:///etc', undefined],
    ['vbscript://', undefined],
    ['intent://kite', undefined],
    ['https://user:pass@kite.example', undefined],
    ['', undefined],
  ])('%j gives %j', (base, link) => {
    expect(toPairingLink(base, 'wc:a')).toBe(link)
  })

  it('gives back the very address, encoded once, behind any base', () => {
    const bases = fc.oneof(
      fc.constantFrom('kite', 'kite:', 'kite://', 'kite://a/b', 'kite://a/'),
      fc.webUrl({ validSchemes: ['https'] }),
      fc.string(),
    )
    fc.assert(
      fc.property(bases, fc.string({ unit: 'binary' }), (base, uri) => {
        fc.pre(!base.includes('{uri}'))
        const link = toPairingLink(base, uri)
        if (link === undefined) return
        expect(isAllowedLink(link)).toBe(true)
        const [start, ...rest] = link.split('wc?uri=').slice(-2)
        expect(start?.endsWith('/')).toBe(true)
        expect(decodeURIComponent(rest.join())).toBe(uri)
      }),
      propertyRuns(300),
    )
  })
})

describe('isAllowedLink', () => {
  it('lets nothing through that a browser would run or read', () => {
    const schemes = fc.mixedCase(
      fc.constantFrom(
        ...['javascript', 'data', 'vbscript', 'file', 'blob', 'filesystem'],
        ...['about', 'view-source', 'content', 'ws', 'wss', 'ftp', 'intent'],
      ),
    )
    const noise = fc.constantFrom('', ' ', '\t', '\n', '\u0000', '\u200b')
    fc.assert(
      fc.property(schemes, noise, noise, fc.string(), (scheme, a, b, rest) => {
        for (const colon of [':', '://', ':/'])
          expect(isAllowedLink(`${a}${scheme}${b}${colon}${rest}`)).toBe(false)
      }),
      propertyRuns(300),
    )
  })

  it('allows an intent for browsing only, and only for one app', () => {
    const link =
      'intent://browse/x?ref=y#Intent;scheme=phantom;package=app.phantom;end'
    expect(isAllowedLink(link)).toBe(false)
    expect(isAllowedLink(link, { isForBrowsing: true })).toBe(true)
    expect(
      isAllowedLink('intent://x#Intent;scheme=javascript;end', {
        isForBrowsing: true,
      }),
    ).toBe(false)
  })
})

it('a page is opened in a wallet only where it is a page', () => {
  const format = 'https://kite.example/{url}?ref={origin}'
  expect(toBrowseLink(format, 'https://tide.example/a?b=$&')).toBe(
    'https://kite.example/https%3A%2F%2Ftide.example%2Fa%3Fb%3D%24%26?ref=https%3A%2F%2Ftide.example',
  )
  expect(toBrowseLink(format, 'about:blank')).toBeUndefined()
  expect(toBrowseLink('javascript:{url}', page.url)).toBeUndefined()
})

describe('readDevice', () => {
  it.each([
    ['ios', 'ios', false, false, 'safari'],
    ['android', 'android', false, false, 'chrome'],
    ['telegramOnIos', 'ios', true, true, undefined],
    ['telegramOnAndroid', 'android', true, true, 'chrome'],
    ['instagramOnAndroid', 'android', false, true, 'chrome'],
    ['desktop', 'desktop', false, false, 'chrome'],
  ] as const)('%s', (place, system, isTelegram, isInApp, browser) => {
    expect(deviceOf(place)).toEqual({
      system,
      isTelegram,
      isInApp,
      isFramed: false,
      browser,
    })
  })

  it('knows a tablet that calls itself a Macintosh', () => {
    const userAgent =
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15'
    const signs = { userAgent, hasTelegramGlobal: false, isFramed: false }
    expect(readDevice({ ...signs, maxTouchPoints: 5 }).system).toBe('ios')
    expect(readDevice({ ...signs, maxTouchPoints: 0 }).system).toBe('desktop')
  })
})

describe('walletPlatforms', () => {
  it.each([
    ['metamask', 'desktop', true, ['browser', 'qrcode']],
    ['metamask', 'desktop', false, ['qrcode', 'unsupported']],
    ['metamask', 'ios', false, ['mobile']],
    ['metamask', 'telegramOnAndroid', false, ['mobile']],
    ['ledger', 'telegramOnAndroid', false, ['qrcode']],
    ['ledger', 'desktop', false, ['qrcode', 'desktop']],
    ['safe', 'desktop', false, ['qrcode', 'web']],
    ['phantom', 'ios', false, ['mobile']],
    ['phantom', 'desktop', false, ['unsupported']],
    ['leather', 'ios', false, ['unsupported']],
    ['fireblocks', 'android', false, ['mobile', 'web']],
  ] as const)('%s on %s', (id, place, isInstalled, platforms) => {
    const device = deviceOf(place)
    expect(
      walletPlatforms({ wallet: listing(id), device, isInstalled }),
    ).toEqual(platforms)
  })

  it('is a code for any wallet', () => {
    const device = deviceOf('desktop')
    expect(
      walletPlatforms({ wallet: undefined, device, isInstalled: false }),
    ).toEqual(['qrcode'])
  })
})

it('downloads that fit the device come first', () => {
  const first = (place: keyof typeof userAgents, id = 'metamask') =>
    walletDownloads(listing(id), deviceOf(place))[0]?.name
  expect(first('ios')).toBe('ios')
  expect(first('android')).toBe('android')
  expect(first('desktop')).toBe('chrome')
  expect(first('desktop', 'frame')).toBe('desktop')
  expect(first('ios', 'leather')).toBe('chrome')
  const fitting = (place: keyof typeof userAgents, id = 'metamask') =>
    walletDownloads(listing(id), deviceOf(place)).flatMap(
      ({ isForDevice, name }) => (isForDevice ? [name] : []),
    )
  expect(fitting('ios')).toEqual(['ios'])
  expect(fitting('desktop')).toEqual(['chrome'])
  expect(fitting('ios', 'leather')).toEqual([])
})
