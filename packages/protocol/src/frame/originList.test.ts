import { describe, expect, it } from 'vitest'
import { isOriginAllowed, isOriginEntry, parseOrigin } from './originList.js'

const listed = 'https://tide.example'

/** Every way to look like an origin without being it. */
const nearMisses = [
  ...['https://tide.example.', 'https://TIDE.example', 'HTTPS://tide.example'],
  ...[
    'http://tide.example',
    'https://tide.example:443',
    'https://tide.example/',
  ],
  ...['https://tide.example:8443', 'https://tide.example:0', 'null', ''],
  ...['https://tide.example:444', 'https://tide.example?', 'tide.example'],
  ...['https://tide.example#', '//tide.example', 'https:tide.example', ' '],
  ...['https://a@tide.example', 'https://tide.example@evil.example', '*'],
  ...['wss://tide.example', 'ftp://tide.example', 'file://tide.example'],
  ...['data:text/html,x', 'blob:https://tide.example/1', 'about:blank'],
  ...['javascript:0', 'chrome-extension://tide.example', 'undefined'],
  ...[
    'https://tide.examp1e',
    'https://tіde.example',
    'https://xn--tde-fgd.example',
  ],
  ...['https://tide。example', 'https://tide%2eexample', 'https://[::1]'],
  ...[
    'https://tide.example%00',
    'https://tide.example\0',
    'https://tide.example\n',
  ],
  ...[
    ' https://tide.example',
    'https://tide.example ',
    'https:// tide.example',
  ],
  ...['https:\\\\tide.example', 'https:/tide.example', 'https:///tide.example'],
  ...Array.from('abcdefghijklmnopqrstuvwxyz', (letter) => [
    `https://${letter}.tide.example`,
    `https://${letter}tide.example`,
    `https://tide.example${letter}`,
    `https://tide${letter}.example`,
    `https://tide.${letter}example`,
    `https://tide.example.${letter}`,
  ]).flat(),
]

describe('the list of origins', () => {
  it('has the origin itself', () => {
    expect(isOriginAllowed([listed], listed)).toBe(true)
    expect(
      isOriginAllowed(['http://localhost:4000'], 'http://localhost:4000'),
    ).toBe(true)
  })

  it('T-FRM-02 refuses 200 near misses', () => {
    expect(nearMisses.length).toBeGreaterThanOrEqual(195)
    const allowed = nearMisses.filter((one) => isOriginAllowed([listed], one))
    expect(allowed).toEqual([])
  })

  it('T-FRM-02 is not widened by an entry that is none', () => {
    for (const entry of nearMisses.filter((one) => !parseOrigin(one)))
      expect(isOriginAllowed([entry], listed)).toBe(false)
  })

  it.each([
    ['https://a.tide.example', true],
    ['https://a-1.tide.example', true],
    ['https://tide.example', false],
    ['https://a.b.tide.example', false],
    ['http://a.tide.example', false],
    ['https://a.tide.example:8443', false],
    ['https://atide.example', false],
    ['https://.tide.example', false],
    ['https://*.tide.example', false],
  ])('a wildcard is exactly one label, over https: %s', (origin, isAllowed) => {
    expect(isOriginAllowed(['https://*.tide.example'], origin)).toBe(isAllowed)
  })

  it('a wildcard keeps its port', () => {
    const entries = ['https://*.tide.example:8443']
    expect(isOriginAllowed(entries, 'https://a.tide.example:8443')).toBe(true)
    expect(isOriginAllowed(entries, 'https://a.tide.example')).toBe(false)
  })

  it.each([
    'https://tide.example/',
    'https://TIDE.example',
    'https://tide.example:443',
    'https://a@tide.example',
    'wss://tide.example',
    'ftp://tide.example',
    'null',
  ])('%s is no entry, whoever asks', (entry) => {
    expect(isOriginEntry(entry)).toBe(false)
    expect(isOriginAllowed([entry], entry)).toBe(false)
  })

  it.each(['https://*.example', 'http://*.tide.example', 'https://*', '*'])(
    '%s is no entry',
    (entry) => {
      expect(isOriginEntry(entry)).toBe(false)
      expect(isOriginAllowed([entry], 'https://a.example')).toBe(false)
    },
  )
})
