import { describe, expect, it, onTestFinished } from 'vitest'
import type { DevWalletDecision } from '../DevWalletApproval.js'
import { createApprovalWindow } from './createApprovalWindow.js'
import { parseWalletMessage, type WindowMessage } from './windowMessages.js'

const approval = { heading: 'Sign message', details: [], text: 'hi' }

/** The opener with a clock that the test turns, and windows it can close. */
function openDesk(isBlocked = false) {
  const stop = new AbortController()
  onTestFinished(() => stop.abort())
  const windows: { url: string; closed: boolean; close(): void }[] = []
  const blocked: string[] = []
  const timers: (() => void)[] = []
  const channelName = `test-${crypto.randomUUID()}`
  const desk = createApprovalWindow({
    pageUrl: 'http://demo/dev-wallet.html',
    channelName,
    openWindow(url) {
      if (isBlocked) return undefined
      const opened = {
        url,
        closed: false,
        close() {
          opened.closed = true
        },
      }
      windows.push(opened)
      return opened
    },
    onBlocked: (url) => blocked.push(url),
    wait: () => new Promise((resolve) => timers.push(resolve)),
    signal: stop.signal,
  })
  const passTime = () => {
    for (const resolve of timers.splice(0)) resolve()
  }
  return { desk, windows, blocked, channelName, passTime, timers }
}

/** The page in the window, answering everything in one way. */
function openPage(
  channelName: string,
  answer?: DevWalletDecision,
  page = 'page-1',
) {
  const channel = new BroadcastChannel(channelName)
  onTestFinished(() => channel.close())
  const shown: string[] = []
  const listeners = new Set<() => void>()
  channel.addEventListener('message', (event: MessageEvent<unknown>) => {
    const message = parseWalletMessage(event.data)
    if (message === undefined) return
    shown.push(
      message.type === 'show' ? message.approval.heading : message.type,
    )
    if (message.type === 'show' && answer !== undefined)
      post({ type: 'decision', id: message.id, decision: answer })
    for (const listener of listeners) listener()
  })
  const post = (message: WindowMessage) => channel.postMessage(message)
  const receives = (heading: string) =>
    new Promise<void>((resolve) => {
      const check = () => {
        if (shown.includes(heading)) resolve()
      }
      listeners.add(check)
      check()
    })
  post({ type: 'ready', page })
  return { post, shown, receives }
}

describe('approval window of the dev wallet', () => {
  it('opens in the task of the request, before the details are known', () => {
    const { desk, windows, channelName } = openDesk()
    void desk.ask(new Promise(() => undefined))
    expect(windows).toMatchObject([
      { url: `http://demo/dev-wallet.html#${channelName}` },
    ])
  })

  it('passes the decision of the page on and closes the window', async () => {
    const { desk, windows, channelName, passTime } = openDesk()
    const asked = desk.ask(approval)
    const page = openPage(channelName, { type: 'approved', accountIndex: 1 })
    expect(await asked).toEqual({ type: 'approved', accountIndex: 1 })
    passTime()
    await page.receives('close')
    expect(windows[0]?.closed).toBe(true)
  })

  it('shows one request after the other in one window', async () => {
    const { desk, windows, channelName } = openDesk()
    const asked = [desk.ask(approval), desk.ask({ ...approval, text: 'two' })]
    openPage(channelName, { type: 'approved' })
    expect(await Promise.all(asked)).toHaveLength(2)
    expect(windows).toHaveLength(1)
  })

  it('counts a closed window as rejected', async () => {
    const { desk, windows, passTime } = openDesk()
    const asked = desk.ask(approval)
    windows[0]?.close()
    passTime()
    expect(await asked).toEqual({ type: 'rejected' })
    void desk.ask(approval)
    expect(windows).toHaveLength(2)
  })

  it('gives a link when the browser blocks the window', async () => {
    const { desk, blocked, channelName, passTime, timers } = openDesk(true)
    const asked = desk.ask(approval)
    expect(blocked).toEqual([`http://demo/dev-wallet.html#${channelName}`])
    const page = openPage(channelName)
    await page.receives('Sign message')
    page.post({ type: 'gone', page: 'page-1' })
    await expect.poll(() => timers.length).toBe(1)
    passTime()
    expect(await asked).toEqual({ type: 'rejected' })
  })

  it('goes on with the same request when the page is reloaded', async () => {
    const { desk, channelName, passTime, timers } = openDesk(true)
    const asked = desk.ask(approval)
    const page = openPage(channelName)
    await page.receives('Sign message')
    page.post({ type: 'gone', page: 'page-1' })
    await expect.poll(() => timers.length).toBe(1)
    const reloaded = openPage(channelName, undefined, 'page-2')
    await reloaded.receives('Sign message')
    passTime()
    openPage(channelName, { type: 'approved' })
    expect(await asked).toEqual({ type: 'approved' })
  })

  it('fails with the details when they cannot be read', async () => {
    const { desk } = openDesk()
    await expect(
      desk.ask(Promise.reject(new Error('node down'))),
    ).rejects.toThrow('node down')
  })

  it('withdraws a question with its signal', async () => {
    const { desk } = openDesk()
    const withdrawal = new AbortController()
    const asked = desk.ask(approval, withdrawal.signal)
    withdrawal.abort()
    expect(await asked).toEqual({ type: 'rejected' })
  })
})
