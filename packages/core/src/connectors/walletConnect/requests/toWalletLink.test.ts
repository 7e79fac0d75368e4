import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { snapshot } from '../../../directory/snapshot.js'
import { isAllowedLink } from '../../../policies/links/allowedLink.js'
import { createListing } from '../../../testing/createListing.js'
import { propertyRuns } from '../../../testing/propertyRuns.js'
import { phoneSession } from '../../../testing/walletConnect/fakePhoneClient.js'
import { toWalletLink } from './toWalletLink.js'

const peerOf = (redirect: { native?: string; universal?: string }) => ({
  ...phoneSession.peer,
  redirect,
})

/** What a browser, the system or another kind of app would answer. */
const foreign = [
  ...['javascript', 'data', 'vbscript', 'file', 'blob', 'filesystem', 'about'],
  ...['view-source', 'content', 'ws', 'wss', 'ftp', 'ftps', 'intent', 'http'],
  ...['https', 'chrome', 'chrome-extension', 'googlechrome', 'googlechromes'],
  ...['x-safari-https', 'x-safari-http', 'microsoft-edge', 'firefox', 'jar'],
  ...['firefox-focus', 'opera-http', 'brave-https', 'moz-extension', 'res'],
  ...['safari-web-extension', 'web+wallet', 'ext+wallet', 'devtools', 'mk'],
  ...['tel', 'telprompt', 'sms', 'smsto', 'mms', 'mailto', 'callto', 'sip'],
  ...['facetime', 'facetime-audio', 'facetime-group', 'imessage', 'skype'],
  ...['whatsapp', 'geo', 'maps', 'comgooglemaps', 'webcal', 'message'],
  ...['itms', 'itmss', 'itms-apps', 'itms-appss', 'itms-services', 'itms-beta'],
  ...['market', 'macappstore', 'appmarket', 'mimarket', 'samsungapps', 'apt'],
  ...['shortcuts', 'shortcuts-production', 'workflow', 'prefs', 'app-prefs'],
  ...['app-settings', 'settings', 'x-apple.systempreferences', 'x-apple-help'],
  ...['ms-settings', 'ms-msdt', 'ms-word', 'ms-appinstaller', 'ms-screenclip'],
  ...['search-ms', 'search', 'shell', 'onenote', 'smb', 'ssh', 'telnet', 'rdp'],
  ...[
    'vscode',
    'steam',
    'magnet',
    'upi',
    'alipay',
    'weixin',
    'venmo',
    'paypal',
  ],
  ...[
    'bitcoin',
    'ethereum',
    'solana',
    'lightning',
    'ldap',
    'help',
    'c',
    'package',
  ],
]

describe('the link that a phone gives of itself', () => {
  it('opens no page, whatever it is called', () => {
    const link = fc.oneof(
      fc.webUrl({ validSchemes: ['https', 'http'] }),
      fc.constantFrom(
        ...[
          'https://metamask.io/login',
          'http://localhost:8080/',
          '//evil.example',
        ],
        ...[
          'https://user@kite.example',
          'HTTPS://kite.example',
          'kite.example',
        ],
      ),
    )
    fc.assert(
      fc.property(link, link, (native, universal) => {
        const given = toWalletLink(
          peerOf({ native, universal }),
          undefined,
          false,
        )
        expect(given ?? 'none').not.toMatch(/^https?:|^\/|[/].*[/].*[^/]/i)
        expect(
          toWalletLink(peerOf({ native, universal }), undefined, true),
        ).toBeUndefined()
      }),
      propertyRuns(300),
    )
  })

  it('is of no browser, no system and no other kind of app', () => {
    const noise = fc.constantFrom(
      '',
      ' ',
      '\t',
      '\n',
      '\u0000',
      '\u200b',
      '\r',
      '/',
    )
    const tail = fc.constantFrom(
      '',
      ':',
      '://',
      ':/',
      '://x',
      ':x',
      '://a@b/',
      ':///',
    )
    fc.assert(
      fc.property(
        fc.mixedCase(fc.constantFrom(...foreign)),
        noise,
        noise,
        tail,
        (scheme, before, after, end) => {
          const native = `${before}${scheme}${after}${end}`
          expect(
            toWalletLink(peerOf({ native }), undefined, false),
            native,
          ).toBeUndefined()
          expect(isAllowedLink(`${scheme}://wc?uri=x`), scheme).toBe(
            /^https$/i.test(scheme),
          )
        },
      ),
      propertyRuns(5_000),
    )
  })

  it('is a scheme alone: what the app is to do is not for a peer to say', () => {
    for (const native of [
      ...['kite', 'kite:', 'kite:/', 'kite://', 'KITE://', 'kite://send/0x00'],
      ...['kite://a:b@c', 'kite://?value=1#x'],
    ])
      expect(toWalletLink(peerOf({ native }), undefined, false)).toBe('kite://')
  })

  it('has no spelling that leads elsewhere', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.boolean(),
        (text, isBare) => {
          const native = isBare ? text : `kite${text}`
          const link = toWalletLink(
            peerOf({ native, universal: text }),
            undefined,
            false,
          )
          if (link !== undefined)
            expect(link).toMatch(/^[a-z][a-z\d+.-]{1,59}:\/\/$/)
        },
      ),
      propertyRuns(3_000),
    )
  })
})

describe('the link that the directory gives', () => {
  const redirect = { native: 'evil://', universal: 'https://evil.example' }
  const links = { native: 'kite://', universal: 'https://kite.example/app' }

  it('comes before what the wallet says', () => {
    const listing = createListing({ links })
    const peer = peerOf(redirect)
    expect(toWalletLink(peer, listing, false)).toBe('kite://')
    expect(toWalletLink(peer, listing, true)).toBe(links.universal)
  })

  it('may be a page where there is no scheme', () => {
    const { universal } = links
    const listing = createListing({ links: { universal } })
    expect(toWalletLink(peerOf({}), listing, false)).toBe(universal)
    const placed = createListing({
      links: { native: 'https://k.example/?u={uri}' },
    })
    expect(toWalletLink(peerOf({}), placed, false)).toBe(
      'https://k.example/?u=',
    )
  })

  it.each([
    'javascript:alert(1)',
    'http://kite.example',
    'https://a@kite.example',
    'tel://1',
    'kite://a@b',
  ])('is passed over when it is %s', (native) => {
    const listing = createListing({ links: { native } })
    expect(toWalletLink(peerOf({ native: 'tide:' }), listing, false)).toBe(
      'tide://',
    )
  })

  it('is there for every bundled wallet that has one', () => {
    for (const listing of snapshot.filter(({ links: { native } }) => native))
      expect(toWalletLink(peerOf({}), listing, false)).toMatch(
        /^[a-z][a-z\d+.-]*:\/\//i,
      )
  })
})
