import {
  createTexts,
  type PageTexts,
  type Texts,
} from '../texts/createTexts.js'
import type { TextKey } from '../texts/en.js'
import { type Looks, showLooks } from './showLooks.js'

/** What the page says of itself; nothing of it is believed. */
export interface SiteState<Key extends string = TextKey> {
  readonly name?: string
  readonly looks: Looks
  readonly texts: Texts<Key>
}

export interface Site<Key extends string = TextKey> {
  current(): SiteState<Key>
  introduce(name: string, locale: string | undefined): undefined
  setLooks(looks: Looks): undefined
  subscribe(listener: () => void): () => void
}

const longestName = 64

/**
 * Follows the language, the name and the looks that the page asks for.
 * @param own the texts that this page has to itself
 */
export function createSite<Own extends string = never>(
  { document, navigator }: Pick<Window, 'document' | 'navigator'>,
  own?: PageTexts<Own>,
): Site<TextKey | Own> {
  const listeners = new Set<() => void>()
  let state: SiteState<TextKey | Own> = {
    looks: {},
    texts: createTexts(navigator.languages, own),
  }
  const root = document.documentElement
  const apply = () => {
    root.lang = state.texts.language
    root.dir = state.texts.direction
    for (const listener of listeners) listener()
  }
  apply()
  return {
    current: () => state,
    introduce: (name, locale) => {
      const wanted = locale ? [locale, ...navigator.languages] : undefined
      state = {
        ...state,
        name: [...name].slice(0, longestName).join(''),
        texts: wanted ? createTexts(wanted, own) : state.texts,
      }
      apply()
    },
    setLooks: (looks) => {
      state = { ...state, looks }
      showLooks(document, looks)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
