import { expect, test } from '../journey.js'
import { announceWallets } from '../pages/announceWallets.js'

/** What makes a script run where a text is taken for markup. */
const payloads = [
  '<img src=x onerror="ran=1">',
  '<script>ran=1</script>',
  '<svg onload="ran=1">',
  '<iframe srcdoc="<script>parent.ran=1</script>">',
  '<a href="javascript:ran=1">',
  '<style>*{display:none}</style>',
  '#{ran=1}',
  '{{constructor.constructor("ran=1")()}}',
  'javascript:ran=1',
  '&lt;img src=x onerror=ran=1&gt;',
]
/** Where a text may stand when somebody forgets what it is. */
const places = [
  (text: string) => text,
  (text: string) => `"><i>${text}`,
  (text: string) => `'><i>${text}`,
  (text: string) => `</title>${text}`,
  (text: string) => `</style>${text}`,
  (text: string) => `]]>${text}`,
  (text: string) => `\u202E${text}`,
  (text: string) => `\0${text}`,
  (text: string) => `--><!--${text}`,
  (text: string) => `\\u003c${text}`,
]
/** 5,000 names in all, or the first of them. */
const rounds = process.env.HASP_LONG === '1' ? 50 : 1

for (let round = 0; round < rounds; round += 1)
  test(`T-HST-01 takes no name of a wallet for markup, under a policy that lets none be made (${round + 1})`, async ({
    demo,
    page,
  }) => {
    const names = payloads.flatMap((payload, row) =>
      places.map((place, column) =>
        place(`${payload} ${round}-${row}-${column}`),
      ),
    )
    await announceWallets(
      page,
      names.map((name, index) => ({ name, rdns: `example.wallet${index}` })),
    )
    await demo.open({ devWallet: '0' })
    await demo.button('Connect wallet').click()
    const modal = demo.modal('Connect a wallet')
    await expect(modal).toContainText('<img src=x onerror="ran=1">')
    await demo
      .act(/^<svg onload="ran=1">/)
      .first()
      .click()
    await demo.expectConnected()
    await expect(demo.detail('Wallet')).toContainText('ran=1')
    await demo.button('Open account').click()
    await expect(demo.modal('Account')).toBeVisible()
    expect(await page.evaluate('typeof ran')).toBe('undefined')
  })
