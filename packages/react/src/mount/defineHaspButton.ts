import type { Kit } from '@hasp/core'
import { createButtonClass } from './createButtonClass.js'
import type { TextOptions } from './MountedPart.js'

/**
 * Defines the element `<hasp-button>`: a connect button for pages made with
 * Vue, Svelte or nothing. Elements that are on the page already come to life.
 * On a server, and where the name is taken, it does nothing.
 *
 * @param kit the kit of the page; an element may have another one as its
 * property `kit`
 * @param options.name another name for the element
 * @example
 * import { defineHaspButton } from '@hasp/react/mount'
 *
 * defineHaspButton(kit)
 * document.body.append(document.createElement('hasp-button'))
 */
export function defineHaspButton(
  kit?: Kit | undefined,
  options: defineHaspButton.Options = {},
): void {
  const { name = 'hasp-button', ...texts } = options
  if (typeof customElements === 'undefined' || customElements.get(name)) return
  customElements.define(name, createButtonClass(kit, texts))
}

export declare namespace defineHaspButton {
  type Options = TextOptions & { name?: string | undefined }
}
