import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { startDocumentation } from '../../devstack/services/documentation.js'
import type { RunningPart } from '../../devstack/services/RunningPart.js'
import { findFreePort } from '../../devstack/testing/findFreePort.js'
import { repositoryRoot } from '../../scripts/files/repositoryRoot.js'
import { expect, test } from '../journey.js'
import { findViolations } from '../pages/findViolations.js'

/** Half a minute on an idle machine. */
const buildWithinMs = 240_000

let site: RunningPart
test.beforeAll(async () => {
  test.setTimeout(buildWithinMs)
  const port = await findFreePort()
  const address = {
    name: 'Documentation',
    port,
    url: `http://localhost:${port}`,
  }
  site = await startDocumentation(address, new AbortController().signal)
})
test.afterAll(async () => {
  await site?.stop()
})

test('the documentation has a page for everything that the packages export', async ({
  request,
}) => {
  const missing: string[] = []
  for (const name of ['core', 'react']) {
    const index = await request.get(`${site.address.url}/reference/`)
    expect(index.status()).toBe(200)
    for (const { entry, exported } of readExports(name)) {
      const page = await request.get(
        `${site.address.url}/reference/@hasp/${entry}/index`,
      )
      const links = await page.text()
      if (!new RegExp(`/${exported}(?:\\.html|/index)?"`).test(links))
        missing.push(`@hasp/${entry} ${exported}`)
    }
  }
  expect(missing).toEqual([])
})

for (const word of [
  'useSendFlow',
  'autoConnectInWalletBrowser',
  'CONNECTION_REJECTED',
  'featured',
  'relayUrl',
  '--kit-radius',
  'RainbowKit',
  'telemetry',
  'createMockWallet',
  'solanaMainnet',
])
  test(`the search of the documentation finds ${word}`, async ({ page }) => {
    await page.goto(site.address.url)
    // The button is there before the code that hears it.
    await page.waitForFunction(
      () => '__vue_app__' in (document.querySelector('#app') ?? {}),
    )
    await page.getByRole('button', { name: 'Search' }).first().click()
    await page.getByRole('searchbox').fill(word)
    await expect(
      page.locator('.VPLocalSearchBox .result', { hasText: word }).first(),
    ).toBeVisible()
  })

for (const path of [
  '',
  'install',
  'firstButton',
  'theming',
  'sending',
  'bridges',
  'errors',
  'comingFromRainbowKit',
  'reference/wallets',
  'reference/@hasp/core/type-aliases/KitOptions',
])
  test(`axe finds nothing on the page "${path}" of the documentation, and it asks no other host`, async ({
    page,
  }) => {
    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (
        !request.url().startsWith(site.address.url) &&
        !request.url().startsWith('data:')
      )
        elsewhere.push(request.url())
    })
    await page.goto(`${site.address.url}/${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await findViolations(page.locator('html'))).toEqual([])
    expect(elsewhere).toEqual([])
  })

/** What a package exports, by entry, out of the list of its public names. */
function readExports(
  name: string,
): readonly { readonly entry: string; readonly exported: string }[] {
  const text = readFileSync(
    join(repositoryRoot, 'packages', name, 'api.txt'),
    'utf8',
  )
  return text.split(/^# src\/exports\//m).flatMap((section) => {
    const [file = '', ...lines] = section.split('\n')
    const path = file.replace(/(?:index)?\.ts$/, '')
    if (!file || path === 'internal') return []
    return lines.flatMap((line) => {
      const exported = /^(?:class|type|value) (?<exported>\w+)/.exec(line)
        ?.groups?.exported
      return exported
        ? [{ entry: [name, path].filter(Boolean).join('/'), exported }]
        : []
    })
  })
}
