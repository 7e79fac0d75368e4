import type { ThemeName } from './accent.js'

/** What a site changes about the elements of the kit. */
export type Appearance = {
  /**
   * Dresses a root of the kit's UI, through CSSOM only: a strict
   * Content-Security-Policy and Trusted Types have nothing to object to.
   * @returns what takes it back
   */
  readonly dress: (root: HTMLElement, theme: ThemeName) => () => void
}
