import { arabic } from './arabic.js'
import { catalogue } from './catalogue.js'

/**
 * The Arabic name of what has this English name, as a pattern where the name
 * has a value in it.
 * @throws Error when the kit says nothing of that kind
 */
export function inArabic(english: string): RegExp {
  for (const { group, texts } of catalogue)
    for (const [key, text] of Object.entries(texts)) {
      const translated = arabic[group]?.[key]
      if (typeof text !== 'string' || typeof translated !== 'string') continue
      if (pattern(text).test(english)) return pattern(translated)
    }
  throw new Error(`The kit never says "${english}"`)
}

function pattern(text: string): RegExp {
  const parts = text
    .split(/\{\w+\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.+')}$`)
}
