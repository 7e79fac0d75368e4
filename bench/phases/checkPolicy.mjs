import { setTimeout as wait } from 'node:timers/promises'
import { openModal } from '../browser/openModal.mjs'
import { visitPage } from '../browser/visitPage.mjs'
import { differingPixels } from './differingPixels.mjs'
import { tally } from './tally.mjs'

const openingLimitMs = 8000
const motionMs = 700

/** Opens with and without the strict policy: reports, errors, pixels. */
export async function checkPolicy(place, app, screenshot) {
  const plain = await openOnce(place, app, { isStrict: false })
  const strict = await openOnce(place, app, { isStrict: true, screenshot })
  const pictures = [plain.picture, strict.picture]
  const differing = await differingPixels(place.browser, pictures)
  return { ...strict.found, differing }
}

async function openOnce(place, app, { isStrict, screenshot }) {
  const visit = await visitPage(place, app, { isStrict })
  try {
    const opened = await openModal(visit, app, { limitMs: openingLimitMs })
    await wait(motionMs)
    const options = screenshot ? { path: screenshot } : {}
    const picture = await visit.page.screenshot(options)
    const violations = await visit.page.evaluate(
      () => window.__bench.violations,
    )
    const found = {
      isOpened: opened.ready != null,
      violations: violations.length,
      byDirective: tally(violations.map(describe)),
      errors: visit.errors.filter((error) => !isReport(error)).slice(0, 3),
    }
    return { picture: picture.toString('base64'), found }
  } finally {
    await visit.close()
  }
}

function describe({ directive, uri }) {
  const isAddress = /^https?:/.test(uri)
  return `${directive} ${isAddress ? new URL(uri).host : uri}`
}

/** The browser's own line about a violation, which is counted already. */
function isReport(error) {
  return /Content Security Policy|violates/.test(error)
}
