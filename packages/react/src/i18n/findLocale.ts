/**
 * The language among those at hand that a visitor of a locale reads: the same
 * language in the same script, of the same region if there is one, else of the
 * likeliest region of the language. Another script is another language: readers
 * of Traditional Chinese are not served Simplified.
 * @param wanted a BCP 47 tag
 * @param available BCP 47 tags
 * @returns one of them, or nothing
 * @example findLocale('zh-TW', ['zh-Hans', 'zh-Hant']) // 'zh-Hant'
 */
export function findLocale<tag extends string>(
  wanted: string,
  available: readonly tag[],
): tag | undefined {
  const asked = maximize(wanted)
  if (!asked) return undefined
  const { language, region, script } = asked
  const alike = available.filter((tag) => {
    const each = maximize(tag)
    return each?.language === language && each.script === script
  })
  const home = maximize(`${language}-${script}`)?.region
  const isOf = (place: string | undefined) => (tag: string) =>
    maximize(tag)?.region === place
  return alike.find(isOf(region)) ?? alike.find(isOf(home)) ?? alike[0]
}

const rightToLeft = /^(Adlm|Arab|Hebr|Mand|Nkoo|Rohg|Syrc|Thaa)$/

/**
 * The direction in which a locale is written.
 * @example directionOf('az-Arab') // 'rtl'
 */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return rightToLeft.test(maximize(locale)?.script ?? '') ? 'rtl' : 'ltr'
}

/** Adds the likely script and region to a tag; undefined unless it is one. */
function maximize(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag).maximize()
  } catch {
    return undefined
  }
}
