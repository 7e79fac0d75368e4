import { changeEmailText } from '@hasp/protocol/walletService'
import { expect } from 'vitest'
import {
  codesTo,
  createTestDevice,
  newCode,
  type TestDevice,
} from './createTestDevice.js'
import { makeTestWallet } from './makeTestWallet.js'
import type { TestService } from './startTestService.js'

/** Somebody with a wallet on a device, and where they want to go. */
async function makeMover(service: TestService, from: string, to: string) {
  const device = await createTestDevice(service)
  await device.signIn(from)
  const wallet = await makeTestWallet(device)
  const signFor = async (
    by: TestDevice,
    addresses: { from: string; to: string } = { from, to },
    account = wallet.account,
  ) => {
    const { deviceId } = await by.call('readWallet', {})
    const { walletId } = wallet.draft
    const message = changeEmailText({ walletId, deviceId, ...addresses })
    return await account.signMessage({ message })
  }
  const begin = async (by = device, email = to, now = from) =>
    await by.call('beginEmailChange', {
      email,
      signature: await signFor(by, { from: now, to: email }),
    })
  return { begin, device, from, signFor, to, wallet }
}

type Mover = Awaited<ReturnType<typeof makeMover>>

/** People who give their wallets other addresses. */
export function createMovers(service: () => TestService) {
  let people = 0
  const somebody = (name: string) => {
    people += 1
    return `${name}${people}@example.test`
  }
  const owner = () => makeMover(service(), somebody('old'), somebody('new'))

  /** Does what sends a mail, and reads its code. */
  const codeFrom = async <Answer>(
    email: string,
    run: () => Promise<Answer>,
  ) => {
    const before = (await codesTo(service(), email)).length
    const answer = await run()
    return { answer, code: await newCode(service(), email, before) }
  }
  /** Up to the code of the new mailbox. */
  const proveOld = async ({ begin, device, from, to }: Mover, now = to) => {
    const first = await codeFrom(from, () => begin(device, now))
    const second = await codeFrom(now, () =>
      answerOf(device, 'old', first.code),
    )
    expect(second.answer).toMatchObject({ outcome: 'SENT', triesLeft: 5 })
    return { oldCode: first.code, newCode: second.code }
  }
  const noticeTo = async (email: string, words: string) => {
    const find = async () =>
      (await service().mails(email)).findLast(({ text }) =>
        text.includes(words),
      )
    await expect.poll(find).toBeDefined()
    return (await find())?.text ?? ''
  }
  const change = async (person: Mover) => {
    const codes = await proveOld(person)
    expect(await answerOf(person.device, 'new', codes.newCode)).toEqual({
      outcome: 'CHANGED',
      email: person.to,
    })
    await noticeTo(person.from, '/revert-email/#')
    await noticeTo(person.to, 'instead of with')
    return codes
  }
  /** What is in the link of the last mail that leads to a page. */
  const tokenIn = async (email: string, page: string) =>
    (await noticeTo(email, `/${page}/#`)).split(`/${page}/#`)[1]?.trim() ?? ''
  return { change, codeFrom, noticeTo, owner, proveOld, somebody, tokenIn }
}

/** Gives the code of a mailbox. */
export const answerOf = (
  device: TestDevice,
  mailbox: 'old' | 'new',
  code: string,
) => device.call('answerEmailCode', { mailbox, code })
