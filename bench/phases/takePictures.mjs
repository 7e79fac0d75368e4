import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { openModal } from '../browser/openModal.mjs'
import { viewports, visitPage } from '../browser/visitPage.mjs'

const motionMs = 900

/** The opened modal in both windows, as `<app>-<window>.png`. */
export async function takePictures(place, app, folder) {
  for (const [name, viewport] of Object.entries(viewports)) {
    const visit = await visitPage(place, app, { viewport })
    try {
      await openModal(visit, app)
      await wait(motionMs)
      const path = join(folder, `${app.name}-${name}.png`)
      await visit.page.screenshot({ path })
    } finally {
      await visit.close()
    }
  }
}
