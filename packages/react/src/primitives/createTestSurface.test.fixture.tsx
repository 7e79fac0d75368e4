import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { KitScope } from '../theme/KitScope.js'
import '../theme/styles.css'

/** A container in the page in which a test renders elements of the kit. */
export function createTestSurface() {
  const container = document.createElement('main')
  document.body.append(container)
  const root = createRoot(container)
  return {
    container,
    show(element: ReactElement, scope: Partial<KitScope.Props> = {}) {
      flushSync(() =>
        root.render(
          <KitScope theme="dark" {...scope}>
            {element}
          </KitScope>,
        ),
      )
    },
    find<element extends Element>(selector: string): element {
      const found = container.querySelector<element>(selector)
      if (!found) throw new Error(`${selector} is not there`)
      return found
    },
    clear() {
      root.unmount()
      container.remove()
    },
  }
}
