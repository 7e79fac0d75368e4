import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { directionOf, findLocale } from './findLocale.js'

describe('findLocale', () => {
  it.each([
    ['ar-EG', ['en', 'ar'], 'ar'],
    ['zh-TW', ['zh-Hans', 'zh-Hant'], 'zh-Hant'],
    ['zh-HK', ['zh-Hans', 'zh-Hant'], 'zh-Hant'],
    ['zh', ['zh-Hant', 'zh-Hans'], 'zh-Hans'],
    ['zh-Hant-CN', ['zh-Hans', 'zh-Hant'], 'zh-Hant'],
    ['zh-TW', ['zh-Hans'], undefined],
    ['sr-Latn', ['sr'], undefined],
    ['pt', ['pt-PT', 'pt-BR'], 'pt-BR'],
    ['pt-PT', ['pt-BR', 'pt-PT'], 'pt-PT'],
    ['pt-AO', ['pt-PT', 'pt-BR'], 'pt-BR'],
    ['pt-PT', ['pt-BR'], 'pt-BR'],
    ['en-GB', ['en'], 'en'],
    ['es-MX', ['es'], 'es'],
    ['arn', ['ar'], undefined],
    ['de', ['en'], undefined],
    ['not a tag!', ['en'], undefined],
    ['', ['en'], undefined],
  ])('%s of %j is %s', (wanted, available, found) => {
    expect(findLocale(wanted, available)).toBe(found)
  })

  const tag = fc
    .tuple(
      fc.constantFrom('ar', 'en', 'pt', 'sr', 'zh', 'az', 'de'),
      fc.constantFrom('', '-Arab', '-Latn', '-Cyrl', '-Hans', '-Hant'),
      fc.constantFrom('', '-BR', '-PT', '-TW', '-CN', '-RS', '-EG'),
    )
    .map((parts) => parts.join(''))

  it('finds a language itself, whatever else there is', () => {
    fc.assert(
      fc.property(fc.uniqueArray(tag, { minLength: 1 }), (available) => {
        const [wanted = ''] = available
        const found = findLocale(wanted, available)
        expect(maximal(found)).toBe(maximal(wanted))
      }),
      { numRuns: 200 },
    )
  })

  it('never crosses a language or a script, and takes any order', () => {
    fc.assert(
      fc.property(tag, fc.uniqueArray(tag), (wanted, available) => {
        const found = findLocale(wanted, available)
        const written = (each: string) => maximal(each)?.split('-', 2).join()
        const alike = available.filter(
          (each) => written(each) === written(wanted),
        )
        expect(found !== undefined).toBe(alike.length > 0)
        if (found) expect(alike).toContain(found)
      }),
      { numRuns: 200 },
    )
  })
})

it.each([
  ['ar-EG', 'rtl'],
  ['az-Arab', 'rtl'],
  ['pa-PK', 'rtl'],
  ['he', 'rtl'],
  ['arn', 'ltr'],
  ['ku', 'ltr'],
  ['en', 'ltr'],
  ['not a tag!', 'ltr'],
] as const)('%s is written %s', (locale, direction) => {
  expect(directionOf(locale)).toBe(direction)
})

function maximal(tag: string | undefined): string | undefined {
  return tag === undefined
    ? undefined
    : new Intl.Locale(tag).maximize().baseName
}
