import { join } from 'node:path'
import { test } from '../journey.js'
import { walkData } from '../pages/walkData.js'
import { walkDataFaults } from '../pages/walkDataFaults.js'
import { walkRefusedNames } from '../pages/walkRefusedNames.js'
import { walkRegistration } from '../pages/walkRegistration.js'
import { walkSendToNames } from '../pages/walkSendToNames.js'
import { walkViews } from '../pages/walkViews.js'

// Pictures for people: `HASP_SHOTS=folder npx playwright test`.
const folder = process.env.HASP_SHOTS ?? ''
const desktop = { width: 1280, height: 800 }
const phone = { width: 390, height: 844 }

test.describe.configure({ timeout: 120_000 })

for (const { name, viewport, scale = 1, options = {} } of [
  { name: 'dark', viewport: desktop },
  { name: 'light', viewport: desktop, options: { theme: 'light' } },
  { name: 'dark-390', viewport: phone },
  { name: 'light-390', viewport: phone, options: { theme: 'light' } },
  {
    name: 'arabic-light',
    viewport: desktop,
    options: { theme: 'light', locale: 'ar' } as const,
  },
  { name: 'arabic-390', viewport: phone, options: { locale: 'ar' } as const },
  { name: 'zoom-200', viewport: { width: 640, height: 400 }, scale: 2 },
])
  test.describe(name, () => {
    test.use({ viewport, deviceScaleFactor: scale })
    for (const [what, walk] of [
      ['any view', walkViews],
      ['data', walkData],
      ['a data service at fault', walkDataFaults],
      ['taking a name', walkRegistration],
      ['sending to names', walkSendToNames],
      ['names that are refused', walkRefusedNames],
    ] as const)
      test(`pictures of ${what}, ${name}`, async ({ demo, page }) => {
        await walk(
          demo,
          async (view) => {
            await page.screenshot({
              path: join(folder, `${view}.${name}.png`),
              caret: 'hide',
            })
          },
          options,
        )
      })
  })
