import type { LocaleLoaders } from './LocaleLoaders.js'
import type { Catalogue } from './translate.js'

/** Fetches a group of texts, or all. */
export type TextLoader = (group?: string) => void

/**
 * Fetches the groups of one language, each once; one that failed is fetched
 * again when it is next needed.
 * @param add is given the texts by their group
 */
export function createTextLoader(
  loaders: Partial<LocaleLoaders>,
  add: (texts: Catalogue) => void,
): TextLoader {
  const asked = new Set<string>(['buttons'])
  const load = (group: string) => {
    const fetchTexts = new Map(Object.entries(loaders)).get(group)
    if (!fetchTexts || asked.has(group)) return
    asked.add(group)
    fetchTexts().then(
      (texts) => add({ [group]: texts }),
      () => asked.delete(group),
    )
  }
  return (group) => {
    for (const each of group ? [group] : Object.keys(loaders)) load(each)
  }
}
