/** A real mouse click in the middle of the first visible match. */
export async function clickOn(page, selector) {
  const isThere = (wanted) => window.__bench.first(wanted) !== undefined
  await page.waitForFunction(isThere, selector, { timeout: 5000 })
  const middle = await page.evaluate((wanted) => {
    const element = window.__bench.first(wanted)
    element.scrollIntoView({ block: 'nearest' })
    const box = element.getBoundingClientRect()
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }, selector)
  await page.mouse.click(middle.x, middle.y)
}
