import { reviewSend, sendToken } from '@hasp/core'
import { internals } from '@hasp/core/internal'
import { flushSync } from 'react-dom'
import { it } from 'vitest'
import { page } from 'vitest/browser'
import { receiver, showSend } from '../Send/showSend.test.fixture.js'

const draft = { amount: '0.25', receiver }
const statuses = ['unknown', 'pending', 'unseen', 'included', 'final', 'reverted', 'replaced', 'dropped', 'notSent'] as const
for (const [name, view] of Object.entries({
  light: { theme: 'light' },
  dark: { theme: 'dark' },
  arabic: { theme: 'light', locale: 'ar' },
  narrow: { theme: 'light', width: 320 },
} as const))
  for (const status of statuses)
    it(`${name} ${status}`, async () => {
      const shown = await showSend({ view })
      const review = await reviewSend(shown.kit, { draft })
      await sendToken(shown.kit, { review })
      flushSync(() =>
        shown.kit[internals].stores.router.setState({
          direction: 'forward',
          history: [{ view: 'Account' }, { view: 'SendConfirmed', parameters: { review } }],
        }),
      )
      if (status !== 'pending') shown.report(status as never)
      await new Promise((r) => setTimeout(r, 900))
      await page.elementLocator(shown.element).screenshot({ path: `/tmp/confirmed/${status}.${name}.png` })
    })
