import type { Locator } from '@playwright/test'
import type { DemoPage } from './DemoPage.js'
import type { Language } from './named.js'

/** What a walk opens the demo with. */
export type WalkOptions = Readonly<Record<string, string>> & {
  readonly locale?: Language
}

/** The tools of a walk. */
export type Walk = {
  readonly demo: DemoPage
  readonly locale: Language
  /** Opens the demo with the walk's options and these. */
  readonly open: (more?: Readonly<Record<string, string>>) => Promise<void>
  /** Waits for a view by its English heading, then looks at it. */
  readonly look: (name: string, heading: string) => Promise<void>
  /** Finds something in the modal by its role and its English name. */
  readonly find: (role: 'button' | 'img' | 'tab', english: string) => Locator
  /** Presses a button of the modal by its English name. */
  readonly press: (english: string) => Promise<void>
}
