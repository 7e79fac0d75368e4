import type { Kit, Namespace } from '@hasp/core'
import type { MountedState } from './MountedPart.js'

/** What a page outside React hears of the wallet in use. */
export type HaspButtonState = MountedState

/**
 * The element `<hasp-button>`: a connect button for pages of any kind. Its
 * content is drawn into the element itself and not into a shadow tree, so that
 * the page's one `styles.css` and its own custom properties reach it.
 *
 * Every property but `kit` and `state` is an attribute as well.
 */
export interface HaspButton extends HTMLElement {
  /** The kit to use instead of the one that the element was defined with. */
  kit: Kit | undefined
  /** What it says while nothing is connected. */
  label: string | undefined
  /** The namespace to connect; any unless given. */
  namespace: Namespace | undefined
  /**
   * What the connected button shows besides the address, in words: `avatar`,
   * `balance`, `network`. `avatar` unless given.
   */
  show: string | undefined
  /** `m` unless given. */
  size: 's' | 'm' | undefined
  /** The wallet in use, as `hasp-change` said last. */
  readonly state: HaspButtonState | undefined
}

declare global {
  interface HTMLElementTagNameMap {
    'hasp-button': HaspButton
  }
  interface HTMLElementEventMap {
    'hasp-change': CustomEvent<HaspButtonState>
  }
}
