import { describe, expect, it } from 'vitest'
import { nearMisses } from '../testing/nearMisses.js'
import { isOriginAllowed, isOriginEntry, parseOrigin } from './originList.js'

const listed = 'https://tide.example'

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
