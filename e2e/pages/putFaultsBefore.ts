import type { Page } from '@playwright/test'
import type { FaultServer } from '../../devstack/testing/startFaultServer.js'
import { stack } from '../chains.js'

const service = stack.dataService.url

/** Puts the faults in front of the data service, and notes what snackbars say. */
export async function putFaultsBefore(
  page: Page,
  faults: FaultServer,
): Promise<void> {
  faults.set()
  await page.route(`${service}/**`, (route) => {
    const url = route.request().url().replace(service, faults.url)
    return route.continue({ url })
  })
  await page.addInitScript(() => {
    const said: string[] = []
    Object.assign(window, { saidBySnackbars: said })
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element)
            for (const bar of node.querySelectorAll('[data-part="snackbar"]'))
              said.push(bar.textContent ?? '')
    }).observe(document, { childList: true, subtree: true })
  })
}
