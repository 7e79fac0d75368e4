import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'
import { isGone, openModal } from '../browser/openModal.mjs'
import { visitPage } from '../browser/visitPage.mjs'
import { tally } from './tally.mjs'

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
const motionMs = 500
const tabs = { forward: 30, backward: 15 }

/** axe, dialog semantics, focus, Esc, and the whole way by keyboard. */
export async function checkAccessibility(place, app) {
  const byMouse = await checkDialog(place, app)
  return { ...byMouse, keyboard: await connectByKeyboard(place, app) }
}

async function checkDialog(place, app) {
  const visit = await visitPage(place, app)
  try {
    await openModal(visit, app)
    await wait(motionMs)
    const movesIn = (await focus(visit, app)).isInside
    const axe = await runAxe(visit)
    const dialog = await findDialog(visit)
    const trap = await walkByTab(visit, app)
    await visit.page.keyboard.press('Escape')
    const escCloses = await isGone(visit.page, app)
    await wait(motionMs)
    const returns = escCloses && (await focus(visit, app)).isOpener
    return { axe, dialog, focusMovesIn: movesIn, trap, escCloses, returns }
  } finally {
    await visit.close()
  }
}

async function focus({ page }, app) {
  return await page.evaluate((selector) => {
    const { deepActive, first, isInside } = window.__bench
    const active = deepActive()
    const modal = first(selector)
    const isAtRest = !active || active === document.body
    const isNear = (one, other) => isInside(one, other) || isInside(other, one)
    return {
      isOpener: active?.id === 'connect',
      isOnPage: ['connect', 'after'].includes(active?.id),
      isInside: !isAtRest && modal !== undefined && isNear(active, modal),
    }
  }, app.modal)
}

async function runAxe({ page }) {
  await page.evaluate(await readFile(axePath, 'utf8'))
  const rules = await page.evaluate(async () => {
    const options = { resultTypes: ['violations'] }
    const { violations } = await window.axe.run(document, options)
    return violations.map(({ id, impact, nodes }) => {
      return { id, impact, nodes: nodes.length }
    })
  })
  const impacts = rules.flatMap((rule) => Array(rule.nodes).fill(rule.impact))
  return { rules, byImpact: tally(impacts) }
}

async function findDialog({ devtools }) {
  const { nodes } = await devtools.send('Accessibility.getFullAXTree')
  const isDialog = (node) =>
    !node.ignored && /^(alert)?dialog$/.test(node.role?.value)
  const dialog = nodes.find(isDialog)
  if (!dialog) return null
  const isModal = (property) => property.name === 'modal'
  return {
    role: dialog.role.value,
    name: dialog.name?.value ?? '',
    isModal: Boolean(dialog.properties?.find(isModal)?.value?.value),
  }
}

async function walkByTab(visit, app) {
  const keys = [
    ...Array(tabs.forward).fill('Tab'),
    ...Array(tabs.backward).fill('Shift+Tab'),
  ]
  let inside = 0
  let onPage = 0
  for (const key of keys) {
    await visit.page.keyboard.press(key)
    const at = await focus(visit, app)
    if (at.isInside) inside += 1
    if (at.isOnPage) onPage += 1
  }
  return { inside, onPage, of: keys.length }
}

async function connectByKeyboard(place, app) {
  const visit = await visitPage(place, app)
  try {
    const { page } = visit
    await openModal(visit, app, { isByKeyboard: true })
    const pressed = await tabTo(page, app.wallet)
    if (pressed === null) return { tabs: null, isConnected: false }
    await page.keyboard.press('Enter')
    const isConnected = await page
      .waitForFunction(() => window.__bench.isConnected(), null, {
        timeout: 4000,
      })
      .then(
        () => true,
        () => false,
      )
    return { tabs: pressed, isConnected }
  } finally {
    await visit.close()
  }
}

/** How many presses of Tab it takes; `null` after forty. */
async function tabTo(page, selector) {
  for (let pressed = 0; pressed <= 40; pressed += 1) {
    const isThere = await page.evaluate((wanted) => {
      const { all, deepActive, isInside } = window.__bench
      const active = deepActive()
      const isControl = active?.matches('button,a,[role=button],li')
      return all(wanted).some(
        (row) => isInside(active, row) || (isControl && isInside(row, active)),
      )
    }, selector)
    if (isThere) return pressed
    await page.keyboard.press('Tab')
  }
  return null
}
