import { expect, type Locator } from '@playwright/test'
import type { DemoPage } from './DemoPage.js'
import { named } from './named.js'
import { settled } from './settled.js'
import type { Walk, WalkOptions } from './Walk.js'

/** Looks at one state of one view; the name is good for a file. */
export type Visit = (name: string, modal: Locator) => Promise<void>

/** The tools of a walk, which lets `visit` look at each stop. */
export function startWalk(
  demo: DemoPage,
  visit: Visit,
  { locale = 'en', ...options }: WalkOptions,
): Walk {
  return {
    ...{ demo, locale },
    open: (more = {}) => demo.open({ ...options, locale, ...more }),
    async look(name, heading) {
      const modal = demo.modal(named(locale, heading))
      await expect(modal).toBeVisible()
      await settled(demo.page)
      await visit(name, modal)
    },
    find: (role, english) =>
      demo.modal().getByRole(role, { name: named(locale, english) }),
    async press(english) {
      // What is pressed while its view goes is pressed in vain.
      await settled(demo.page)
      await demo.act(named(locale, english)).click()
    },
  }
}
