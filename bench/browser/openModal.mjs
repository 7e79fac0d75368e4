import { clickOn } from './clickOn.mjs'

/**
 * Presses the opener and waits until the modal is on screen and stable.
 * @returns `visible`, `ready` (wallet row) and `stable`, in ms from the click.
 */
export async function openModal({ page }, app, { isByKeyboard, limitMs } = {}) {
  const { modal, wallet } = app
  await page.evaluate(() => {
    window.__bench.clickAt = null
  })
  const watching = page.evaluate(
    (wanted) => window.__bench.watchModal(wanted),
    { modal, wallet, limitMs },
  )
  if (isByKeyboard) {
    await page.focus('#connect')
    await page.keyboard.press('Enter')
  } else {
    await clickOn(page, '#connect')
  }
  return await watching
}

/** Closes by Esc, or by the backdrop for a kit that ignores Esc. */
export async function shutModal({ page }, app) {
  await page.keyboard.press('Escape')
  if (await isGone(page, app)) return true
  await page.mouse.click(5, 400)
  return await isGone(page, app)
}

/** Whether the modal leaves the screen within a second and a half. */
export async function isGone(page, app) {
  const isAway = (selector) => !window.__bench.first(selector)
  const limit = { timeout: 1500 }
  const gone = page.waitForFunction(isAway, app.modal, limit)
  return await gone.then(
    () => true,
    () => false,
  )
}
