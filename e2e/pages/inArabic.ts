import { arabic } from './arabic.js'
import { catalogue } from './catalogue.js'

/**
 * The Arabic name of what has this English name, as a pattern where the name
 * has a value in it. What is said word for word wins over what takes a value:
 * "Connect a wallet" is no "Connect {family} wallet". Where several views say
 * the same in English, each has its own Arabic, and any of them will do.
 * @throws Error when the kit says nothing of that kind
 */
export function inArabic(english: string): RegExp {
  const exact = translations((text) => text === english)
  const [translated] = translations((text) => pattern([text]).test(english))
  if (exact.length > 0) return pattern(exact)
  if (translated !== undefined) return pattern([translated])
  throw new Error(`The kit never says "${english}"`)
}

function translations(matches: (text: string) => boolean): string[] {
  return catalogue.flatMap(({ group, texts }) =>
    Object.entries(texts).flatMap(([key, text]) => {
      const translated = arabic[group]?.[key]
      return typeof text === 'string' &&
        typeof translated === 'string' &&
        matches(text)
        ? [translated]
        : []
    }),
  )
}

function pattern(texts: readonly string[]): RegExp {
  const choices = texts.map((text) =>
    text
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+'),
  )
  return new RegExp(`^(?:${choices.join('|')})$`)
}
