import { describe, expect, it } from 'vitest'
import { environment } from './environment.js'
import { fileLength } from './fileLength.js'
import { hexColours } from './hexColours.js'
import { honestTests } from './honestTests.js'
import { literalText } from './literalText.js'
import { markupSinks } from './markupSinks.js'
import { ownMailboxes } from './ownMailboxes.js'
import type { Lint } from './SourceFile.js'
import { silencedChecks } from './silencedChecks.js'
import { splitColon } from './splitColon.js'
import { testTitles } from './testTitles.js'
import { windowMessages } from './windowMessages.js'

const core = 'packages/core/src/actions/connect.ts'
const view = 'packages/react/src/views/Send/SendView.tsx'
const test = 'packages/core/src/actions/connect.test.ts'
const styles = 'packages/react/src/views/Send/SendView.module.css'

type Example = readonly [lint: Lint, path: string, text: string]

const titles = testTitles([{ id: 'R1.1', text: 'One.' }])
const long = 'a\n'.repeat(301)

describe('a lint finds', () => {
  it.each<Example>([
    [fileLength, core, long],
    [fileLength, styles, long],
    [splitColon, core, "const parts = id.split(':')"],
    [splitColon, view, 'const [a] = id.split(`:`, 2)'],
    [splitColon, core, 'id.split(/:/)'],
    [environment, core, 'const now = Date.now()'],
    [environment, core, 'const now = new Date()'],
    [environment, core, 'setTimeout(run, 10)'],
    [environment, core, 'const timer = { set: setInterval }'],
    [environment, core, 'await fetch(url)'],
    [environment, core, 'globalThis.fetch(url)'],
    [environment, core, 'const a = ({ fetch }) => 1; fetch(url)'],
    [environment, core, 'window.localStorage.clear()'],
    [environment, core, 'const store = sessionStorage'],
    [environment, core, 'Math.random()'],
    [environment, core, 'globalThis.crypto.randomUUID()'],
    [markupSinks, view, 'element.innerHTML = text'],
    [markupSinks, core, "element['outerHTML'] = text"],
    [markupSinks, view, 'const b = <b dangerouslySetInnerHTML={x} />'],
    [markupSinks, view, 'const b = <iframe srcDoc={x} />'],
    [markupSinks, core, 'window.document.write(text)'],
    [markupSinks, core, "element.insertAdjacentHTML('afterend', text)"],
    [windowMessages, core, "target.postMessage(text, '*')"],
    [windowMessages, core, "window.addEventListener('message', hear)"],
    [windowMessages, core, "addEventListener('message', hear)"],
    [hexColours, styles, '.row { color: #fff; }'],
    [hexColours, view, "const style = { color: '#1A2b3C' }"],
    [hexColours, view, 'const border = `1px solid #000 $' + '{x}`'],
    [literalText, view, 'const b = <b>Send it</b>'],
    [literalText, view, 'const b = <b aria-label="Send" />'],
    [honestTests, test, "it.only('works', run)"],
    [honestTests, test, "describe.skip('works', run)"],
    [honestTests, test, "test.each([1]).skip('works', run)"],
    [honestTests, test, "it.runIf(isLong)('works', run)"],
    [honestTests, test, "describe.skipIf(isOld).each([1])('works', run)"],
    [honestTests, test, 'const itUpdates = it.skipIf(isOld)'],
    [honestTests, 'e2e/pages/Modal.ts', 'await page.waitForTimeout(100)'],
    [honestTests, test, "vi.mock('./connect.js')"],
    [honestTests, test, "vi.spyOn(kit, 'start')"],
    [honestTests, test, 'await vi.waitFor(() => expect(at).toBe(1))'],
    [honestTests, test, 'await vi.waitUntil(isUp, { interval: 20 })'],
    [silencedChecks, core, '// biome-ignor' + 'e lint: because'],
    [silencedChecks, core, '// @ts-expect-erro' + 'r wrong on purpose'],
    [titles, test, "it('[R1.2] works', run)"],
    [titles, test, "it('[R1.1–R1.1] works', run)"],
  ])('%o in %s: %s', (lint, path, text) => {
    expect(lint({ path, text })).toHaveLength(1)
  })
})

describe('a lint lets pass', () => {
  it.each<Example>([
    [fileLength, core, 'a\n'.repeat(300)],
    [fileLength, 'packages/react/src/i18n/locales/en.ts', long],
    [fileLength, 'packages/core/src/networks/evm/mainnet.ts', long],
    [fileLength, test, long],
    [
      splitColon,
      'packages/core/src/entities/network/splitColon.ts',
      "a.split(':')",
    ],
    [splitColon, core, "id.split('/')"],
    [environment, 'packages/core/src/environment/clock.ts', 'Date.now()'],
    [environment, 'packages/core/src/testing/clock.ts', 'Date.now()'],
    [environment, test, 'setTimeout(run, 10)'],
    [environment, core, '// Date.now() is not asked here'],
    [environment, core, 'kit.environment.clock.setTimeout(run, 10)'],
    [environment, core, 'type Clock = { fetch: typeof fetch }'],
    [environment, core, 'interface Port { setTimeout(run: () => void): void }'],
    [environment, core, "const text = 'the localStorage is full'"],
    [environment, core, 'const date = new Date(clock.now())'],
    [environment, view, 'setTimeout(run, 10)'],
    [environment, core, 'function a(b) { const { fetch } = b; fetch(1) }'],
    [environment, core, 'const a = ({ fetch }) => () => fetch(1)'],
    [markupSinks, view, '// innerHTML is not used'],
    [markupSinks, core, 'stream.write(text)'],
    [windowMessages, core, 'target.postMessage(text, origin, [port])'],
    [windowMessages, core, "port.addEventListener('message', hear)"],
    [windowMessages, test, "window.addEventListener('message', hear)"],
    [hexColours, 'packages/react/src/theme/tokens.css', 'a { color: #fff; }'],
    [hexColours, styles, '/* see #123 */\n.row { color: var(--kit-text); }'],
    [hexColours, view, "const use = { href: '#icon', fill: 'url(#fade)' }"],
    [literalText, view, "const b = <b>{t('send.title')} ·</b>"],
    [literalText, view, 'const b = <b aria-label={label} data-part="row" />'],
    [honestTests, test, "it('works', run)"],
    [honestTests, core, 'list.skip(1)'],
    [
      honestTests,
      'packages/core/src/clients/walletConnect/interop.test.ts',
      "it.runIf(isOurs)('works', run)",
    ],
    [silencedChecks, test, '// @ts-expect-erro' + 'r'],
    [titles, test, "it('[R1.1] works', run)"],
  ])('%o in %s: %s', (lint, path, text) => {
    expect(lint({ path, text })).toEqual([])
  })
})

it('a mailbox has one file of journeys', () => {
  const lint = ownMailboxes()
  const logIn = (name: string, text = "logIn(demo, 'ana@tide.example')") =>
    lint({ path: `e2e/journeys/${name}.spec.ts`, text })
  expect(logIn('one')).toEqual([])
  expect(logIn('one')).toEqual([])
  expect(logIn('two')).toHaveLength(1)
  expect(logIn('two', "logIn(demo, 'bo@tide.example')")).toEqual([])
})

it('a finding says where', () => {
  const [finding] = environment({ path: core, text: '\n\n  Date.now()\n' })
  expect(finding).toEqual({
    path: core,
    line: 3,
    message: 'Date.now is named outside environment/',
  })
})
