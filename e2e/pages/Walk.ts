import type { Locator } from '@playwright/test'
import type { DemoPage } from './DemoPage.js'

/** The tools of a walk. */
export type Walk = {
  readonly demo: DemoPage
  /** Waits for a view by its English heading, then looks at it. */
  readonly look: (name: string, heading: string) => Promise<void>
  /** Finds something in the modal by its role and its English name. */
  readonly find: (role: 'button' | 'img', english: string) => Locator
  /** Presses a button of the modal by its English name. */
  readonly press: (english: string) => Promise<void>
}
