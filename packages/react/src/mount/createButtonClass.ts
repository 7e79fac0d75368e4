import type { Kit, Namespace } from '@hasp/core'
import type { HaspButton, HaspButtonState } from './HaspButton.js'
import type { MountedPart, TextOptions } from './MountedPart.js'
import { type Mount, mountPart } from './mountPart.js'
import {
  buttonAttributes,
  readButtonAttributes,
} from './readButtonAttributes.js'

/** A class of elements for one kit. A server has nothing to extend. */
export function createButtonClass(
  pageKit: Kit | undefined,
  texts: TextOptions,
): new () => HaspButton {
  return class extends HTMLElement implements HaspButton {
    static readonly observedAttributes = buttonAttributes
    #kit = pageKit
    #mount: Mount | undefined
    #state: HaspButtonState | undefined

    get kit() {
      return this.#kit
    }
    set kit(kit: Kit | undefined) {
      if (kit === this.#kit) return
      this.#kit = kit
      this.#leave()
      this.#enter()
    }
    get state() {
      return this.#state
    }
    get label() {
      return this.#read('label')
    }
    set label(label: string | undefined) {
      this.#write('label', label)
    }
    get namespace() {
      return readButtonAttributes(this).namespace
    }
    set namespace(namespace: Namespace | undefined) {
      this.#write('namespace', namespace)
    }
    get show() {
      return this.#read('show')
    }
    set show(words: string | undefined) {
      this.#write('show', words)
    }
    get size() {
      return readButtonAttributes(this).size
    }
    set size(size: 's' | 'm' | undefined) {
      this.#write('size', size)
    }

    connectedCallback() {
      this.#takeOver()
      this.#enter()
    }
    disconnectedCallback() {
      this.#leave()
    }
    attributeChangedCallback() {
      this.#mount?.change(this.#part())
    }

    #enter() {
      if (!this.isConnected || !this.#kit || this.#mount) return
      this.#mount = mountPart(this.#kit, this.#part())
    }
    #leave() {
      this.#mount?.unmount()
      this.#mount = undefined
    }
    /** Properties that the page has set before the element was defined. */
    #takeOver() {
      for (const name of ['kit', ...buttonAttributes]) {
        if (!Object.hasOwn(this, name)) continue
        const value: unknown = Reflect.get(this, name)
        Reflect.deleteProperty(this, name)
        Reflect.set(this, name, value)
      }
    }
    #part(): MountedPart {
      return {
        element: this,
        options: readButtonAttributes(this),
        texts,
        onState: this.#tell,
      }
    }
    #tell = (state: HaspButtonState) => {
      this.#state = state
      const about = { detail: state, bubbles: true, composed: true }
      this.dispatchEvent(new CustomEvent('hasp-change', about))
    }
    #read(name: string) {
      return this.getAttribute(name) ?? undefined
    }
    #write(name: string, value: string | undefined) {
      // Frameworks write null for what they have no value for.
      if (value === undefined || value === null) this.removeAttribute(name)
      else this.setAttribute(name, value)
    }
  }
}
