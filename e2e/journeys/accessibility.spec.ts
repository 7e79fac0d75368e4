import { snapshot } from '../../packages/core/src/directory/snapshot.js'
import { expect, test } from '../journey.js'
import { findViolations } from '../pages/findViolations.js'
import { overflowing } from '../pages/overflowing.js'
import { recordMotion } from '../pages/recordMotion.js'
import { walkData } from '../pages/walkData.js'
import { walkDataFaults } from '../pages/walkDataFaults.js'
import { walkRefusedNames } from '../pages/walkRefusedNames.js'
import { walkRegistration } from '../pages/walkRegistration.js'
import { walkSendToNames } from '../pages/walkSendToNames.js'
import { walkViews } from '../pages/walkViews.js'

/** Each goes through its views and their states. */
const walks = [
  ['any view', walkViews],
  ['what a data service adds', walkData],
  ['a data service at fault', walkDataFaults],
  ['taking a name', walkRegistration],
  ['sending to names', walkSendToNames],
  ['names that are refused', walkRefusedNames],
] as const

for (const { theme, walk, what } of walks.flatMap(([what, walk]) =>
  ['dark', 'light'].map((theme) => ({ theme, walk, what })),
))
  test(`[R9.19] users 41: axe finds nothing in ${what} in ${theme}; each view is named by its heading, 360 px wide and breaks no policy`, async ({
    demo,
  }) => {
    const found: string[] = []
    await walk(
      demo,
      async (name, modal) => {
        for (const violation of await findViolations(modal))
          found.push(`${name}: ${violation}`)
        const heading = modal.getByRole('heading', { level: 2 }).first()
        await expect(modal).toHaveAccessibleName(
          (await heading.textContent()) ?? '',
        )
        expect((await modal.boundingBox())?.width, name).toBe(360)
      },
      { theme },
    )
    expect(found).toEqual([])
  })

test('users 41: the focus goes in, stays in and comes back', async ({
  demo,
}) => {
  const { keyboard } = demo.page
  await demo.open()
  await demo.button('Connect wallet').click()
  const modal = demo.modal('Connect a wallet')
  await expect(
    modal.getByRole('heading', { name: 'Connect a wallet' }),
  ).toBeFocused()
  for (const key of ['Tab', 'Shift+Tab'])
    for (let press = 0; press < 12; press += 1) {
      await keyboard.press(key)
      expect(
        await modal.evaluate(
          (element) =>
            element.contains(document.activeElement) ||
            document.activeElement === document.body,
        ),
        `${key} ${press}`,
      ).toBe(true)
    }
  await keyboard.press('Escape')
  await expect(modal).toBeHidden()
  await expect(demo.button('Connect wallet')).toBeFocused()
})

for (const [what, walk] of walks)
  test(`in Arabic ${what} reads from right to left and says nothing in English`, async ({
    demo,
  }) => {
    // One wallet's name may be a part of another's.
    const names = snapshot
      .flatMap(({ name, shortName = name }) => [name, shortName])
      .sort((one, other) => other.length - one.length)
    /** Names, symbols and addresses stay as they are. */
    const kept =
      /This name is reserved\.|[\w-]+(\.hasp)?\.eth|jürgen\.eth|supp0rt|ab!|Kite|WalletConnect|Dev( (Ethereum|Solana|Bitcoin|Cosmos))? Wallet|Hasp( Local( Two| Solana)?| demo| Test (Token|Dollar|Find))?|ETH(er)?|Ether|HTK|HUSD|HFIND|US\$|EVM|QR|Max|0x[0-9a-fA-F….]+|eip155:\d+|\w+…\w{4}|[0-9a-fA-F]{4}|ethereum\.org|Chrome|Edge|Firefox|Safari|App Store|Google Play|Bitcoin( Testnet)?|Polkadot|Kusama|Cosmos Hub|Osmosis/g
    await walk(
      demo,
      async (name, modal) => {
        expect(
          await modal.evaluate(
            (element) => getComputedStyle(element).direction,
          ),
          name,
        ).toBe('rtl')
        await modal.evaluate(hidePictures)
        const texts = await modal.allInnerTexts()
        await modal.evaluate(showPictures)
        const words = names
          .reduce((text, name) => text.replaceAll(name, ''), texts.join('\n'))
          .replace(kept, '')
        expect(words.match(/[A-Za-z]{2,}/g) ?? [], name).toEqual([])
      },
      { locale: 'ar' },
    )
  })

for (const { title, viewport, scale } of [
  { title: '320 px', viewport: { width: 320, height: 640 }, scale: 1 },
  { title: '200 % zoom', viewport: { width: 640, height: 400 }, scale: 2 },
])
  test.describe(title, () => {
    test.use({ viewport, deviceScaleFactor: scale })
    for (const [what, walk] of walks)
      test(`at ${title} nothing in ${what} scrolls sideways or leaves the screen`, async ({
        demo,
      }) => {
        const found: string[] = []
        await walk(demo, async (name, modal) => {
          for (const part of await modal.evaluate(overflowing))
            found.push(`${name}: ${part}`)
        })
        expect(found).toEqual([])
      })
  })

test('with reduced motion nothing moves, grows or turns', async ({
  demo,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(recordMotion)
  await demo.open({ devWalletFault: 'never' })
  await demo.button('Connect wallet').click()
  await expect(demo.modal('Connect a wallet')).toBeVisible()
  await demo.act('What is a wallet?').click()
  await expect(demo.modal('What is a wallet?')).toBeVisible()
  await page.keyboard.press('Escape')
  await demo.devWallet.click()
  await expect(demo.modal('Dev Wallet')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(demo.modal()).toBeHidden()
  const moved: string[] = await page.evaluate(() => [
    ...new Set<string>(Reflect.get(window, 'moved')),
  ])
  expect(moved).toEqual([])
})

/**
 * Pictures made of letters are not read, nor are those of a row that comes
 * meanwhile. Runs in the page.
 */
function hidePictures(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('span[aria-hidden=true] { display: none !important }')
  document.adoptedStyleSheets.push(sheet)
}

/** Runs in the page. */
function showPictures(): void {
  document.adoptedStyleSheets.pop()
}
