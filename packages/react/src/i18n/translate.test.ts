import { describe, expect, it } from 'vitest'
import { pseudoLocale } from '../testing/pseudoLocale.js'
import { defineMessages, type MessageGroup } from './defineMessages.js'
import { common } from './locales/en/common.js'
import { locales } from './locales/index.js'
import { loadLocale, resolveLocale } from './resolveLocale.js'
import { type Catalogue, createTranslate } from './translate.js'

const sourceFiles = import.meta.glob<Record<string, MessageGroup>>(
  ['./locales/en/*.ts'],
  { eager: true },
)
const translations = import.meta.glob<Record<string, Catalogue[string]>>(
  ['./locales/*/*.ts', '!./locales/en/*.ts', '!./locales/*/index.ts'],
  { eager: true },
)

/** All texts of one language besides English. */
function readLocale(tag: string): Catalogue {
  const own = Object.entries(translations).filter(([path]) =>
    path.startsWith(`./locales/${tag}/`),
  )
  return Object.assign({}, ...own.map(([, file]) => file))
}

const group = defineMessages('trial', {
  plain: 'Plain',
  hello: 'Hello {name}, again {name}',
  wallets: { one: '{count} wallet', other: '{count} wallets of {owner}' },
})

describe('createTranslate', () => {
  const t = createTranslate(group, 'en', [])

  it('says a plain text', () => {
    expect(t('plain')).toBe('Plain')
  })

  it('fills every placeholder and takes values literally', () => {
    expect(t('hello', { name: '$& {x}' })).toBe('Hello $& {x}, again $& {x}')
  })

  it('chooses the plural form and formats numbers for the locale', () => {
    expect(t('wallets', { count: 1, owner: 'Ana' })).toBe('1 wallet')
    expect(t('wallets', { count: 1234, owner: 'Ana' })).toBe(
      '1,234 wallets of Ana',
    )
    const german = createTranslate(group, 'de', [])
    expect(german('wallets', { count: 1234n, owner: 'Ana' })).toBe(
      '1.234 wallets of Ana',
    )
  })

  it('asks the catalogues in order and falls back to the source', () => {
    const own = { trial: { plain: 'Own' } }
    const other = { trial: { plain: 'Other', hello: 'Hej {name}' } }
    const both = createTranslate(group, 'en', [own, other])
    expect(both('plain')).toBe('Own')
    expect(both('hello', { name: 'Bo' })).toBe('Hej Bo')
    expect(both('wallets', { count: 2, owner: 'Bo' })).toBe('2 wallets of Bo')
  })

  it('refuses unknown keys and forgotten values at compile time', () => {
    // @ts-expect-error no such key
    expect(t('nothing')).toBe('nothing')
    // @ts-expect-error the value is missing
    expect(t('hello')).toBe('Hello {name}, again {name}')
  })
})

describe('Arabic', () => {
  it('uses the six plural forms', () => {
    const t = createTranslate(common, 'ar', [readLocale('ar')])
    const said = [0, 1, 2, 3, 11, 100].map((count) =>
      t('tryAgainIn', { count }),
    )
    expect(new Set(said).size).toBe(6)
  })
})

describe.each(Object.keys(locales))('%s', (tag) => {
  it('has every placeholder of the source in every text', () => {
    const holes = (text: unknown) =>
      [...new Set(JSON.stringify(text)?.match(/\{\w+\}/g))].sort()
    const catalogue = readLocale(tag)
    const sources = Object.values(sourceFiles).flatMap((file) =>
      Object.values(file),
    )
    expect(sources.length).toBeGreaterThan(0)
    for (const { group, texts } of sources)
      for (const [key, text] of Object.entries(texts)) {
        const translated = catalogue[group]?.[key]
        expect(holes(translated), `${group}.${key}`).toEqual(holes(text))
      }
  })

  it('is fetched group by group, whole', async () => {
    const loaders = await loadLocale(tag)
    const groups = Object.entries(loaders ?? {}).map(async ([name, load]) => [
      name,
      await load(),
    ])
    expect(Object.fromEntries(await Promise.all(groups))).toEqual(
      readLocale(tag),
    )
  })
})

describe('resolveLocale', () => {
  it('takes the first language of the visitor that the kit has', () => {
    expect(resolveLocale('auto', ['sv', 'ar-EG', 'en'])).toBe('ar-EG')
    expect(resolveLocale('auto', ['sv'])).toBe('en')
  })

  it('takes a named locale at its word and survives a broken one', () => {
    expect(resolveLocale('de-at', [])).toBe('de-AT')
    expect(resolveLocale('not a tag!', [])).toBe('en')
  })
})

describe('pseudoLocale', () => {
  it('lengthens and marks texts and keeps their placeholders', () => {
    const t = createTranslate(group, 'en', [pseudoLocale(group)])
    expect(t('plain')).toBe('[Pláïñ~~]')
    expect(t('hello', { name: 'Ana' })).toContain('Ana')
    expect(t('wallets', { count: 1, owner: 'Ana' })).toMatch(/^\[1 wállét~+\]$/)
  })
})
