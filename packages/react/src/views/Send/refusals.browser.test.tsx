import { KitError, type TransferObstacle } from '@hasp/core/errors'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  dollar,
  expectAccessible,
  receiver,
  showSend,
} from './showSend.test.fixture.js'

const sentences: readonly (readonly [TransferObstacle, RegExp, RegExp])[] = [
  ['receiverIsToken', /address of a token/, /عنوان عملة/],
  ['receiverIsProgram', /address of a network program/, /عنوان برنامج/],
  ['notTransferable', /tied to its owner/, /مرتبطة بصاحبها/],
  ['frozen', /has frozen your balance/, /جمّد/],
  [
    'receiverFrozen',
    /recipient’s account for this token is frozen/,
    /حساب المستلم/,
  ],
  ['paused', /has paused all transfers/, /أوقف/],
  ['programDecides', /The issuer’s own program/, /برنامج/],
  ['memoRequired', /only accepts this token with a memo/, /مذكرة/],
]

const show = async (reason: TransferObstacle, locale = 'en') => {
  return await showSend({
    route: {
      view: 'Send',
      parameters: { amount: '1', receiver, tokenAddress: dollar },
    },
    capabilities: {
      async prepareSend() {
        throw new KitError('TRANSFER_IMPOSSIBLE', { reason })
      },
    },
    view: { locale },
  })
}

describe('a transfer that cannot succeed', () => {
  it.each(sentences)(
    'says why before the review: %s',
    async (reason, words) => {
      const { element, route } = await show(reason)
      await page.getByRole('button', { name: 'Review', exact: true }).click()
      const alert = page.getByRole('alert')
      await expect
        .element(alert)
        .toHaveTextContent('This transfer can’t go through')
      await expect.element(alert).toHaveTextContent(words)
      expect(route()?.view).toBe('Send')
      await expectAccessible(element)
    },
  )

  it.each(sentences)('says it in Arabic: %s', async (reason, _, words) => {
    await show(reason, 'ar')
    await page.getByRole('button', { name: 'مراجعة', exact: true }).click()
    await expect.element(page.getByRole('alert')).toHaveTextContent(words)
  })

  it('says it of a token for its own contract, without asking the node', async () => {
    let asked = 0
    await showSend({
      route: {
        view: 'Send',
        parameters: { amount: '1', receiver: dollar, tokenAddress: dollar },
      },
      capabilities: {
        async prepareSend() {
          asked += 1
          return { fee: 1n, isContract: true }
        },
      },
    })
    await page.getByRole('button', { name: 'Review', exact: true }).click()
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(/address of a token/)
    expect(asked).toBe(0)
  })
})
