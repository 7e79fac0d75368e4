import type { Kit } from '@hasp/core'
import type { PartOptions, TextOptions } from './MountedPart.js'
import { mountPart } from './mountPart.js'

/**
 * Draws a button of the kit, or its views, into an element of a page that is
 * not made with React, together with the modal. React is fetched for it, after
 * the page. Whatever is mounted for one kit shares one modal.
 *
 * @param element what it holds is replaced; the rest of the page is left alone
 * @param kit as `createKit` made it; it starts with the first part and stops
 * with the last
 * @param options which part, with what it takes: a connect button unless named
 * @returns takes it away again
 * @example
 * import { mountKit } from '@hasp/react/mount'
 *
 * const unmount = mountKit(document.body, kit, { show: { balance: true } })
 */
export function mountKit(
  element: Element,
  kit: Kit,
  options: mountKit.Options = {},
): () => void {
  const { locale, messages, ...part } = options
  return mountPart(kit, { element, options: part, texts: { locale, messages } })
    .unmount
}

export declare namespace mountKit {
  type Options = PartOptions & TextOptions
}
