import { setTheme } from '@hasp/core'
import axe from 'axe-core'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emulateMedia } from '../../testing/emulateMedia.js'
import { setTextSize } from '../../testing/setTextSize.js'
import { views } from '../views.js'
import { accountStates } from './accountStates.test.fixture.js'
import { activityStates } from './activityStates.test.fixture.js'
import { connectingStates } from './connectingStates.test.fixture.js'
import { findCut } from './findCut.test.fixture.js'
import { findNarrowTargets } from './findNarrowTargets.test.fixture.js'
import {
  boxedControls,
  findColourOnly,
  findEdgeless,
  findRingless,
} from './findUnmarked.test.fixture.js'
import { hostedStates } from './hostedStates.test.fixture.js'
import { hoverAll } from './hoverAll.test.fixture.js'
import { nameStates } from './nameStates.test.fixture.js'
import type { State } from './State.test.fixture.js'
import { sendingStates } from './sendingStates.test.fixture.js'
import { type Stage, setStage } from './setStage.test.fixture.js'
import { signInStates } from './signInStates.test.fixture.js'
import { spaceOut } from './spaceOut.test.fixture.js'
import { findDisorder, tabThrough } from './tabThrough.test.fixture.js'

beforeEach(() => see({}))
afterEach(async () => {
  await setTextSize(16)
  await emulateMedia({})
  await page.viewport(1280, 800)
})

const states = {
  ...connectingStates,
  ...hostedStates,
  ...accountStates,
  ...activityStates,
  ...nameStates,
  ...sendingStates,
  ...signInStates,
}

it('has every view in some state', () => {
  const names = Object.keys(states).map((name) => name.split(/\W/)[0])
  expect(Object.keys(views).filter((view) => !names.includes(view))).toEqual([])
})

it.each(Object.entries(states))(
  '%s: everybody can use it',
  async (_name, state) => {
    const { modal, moved, stage } = await show(state)
    const found: Record<string, readonly string[]> = {}
    const note = (check: string, findings: readonly string[]) => {
      if (findings.length > 0) found[check] = findings
    }

    note('reduced motion', moved())
    note('axe, dark', await object(modal))
    note('focus order', findDisorder(modal))
    note('by colour alone', findColourOnly(modal))
    note('under the pointer, dark', await hovered(modal))
    await paint(stage, 'light')
    note('axe, light', await object(modal, 'color-contrast'))
    note('under the pointer, light', await hovered(modal))
    await see({ 'prefers-contrast': 'more' })
    note('more contrast, light', await object(modal, 'color-contrast-enhanced'))
    await paint(stage, 'dark')
    note('more contrast, dark', await object(modal, 'color-contrast-enhanced'))

    await see({})
    const boxed = boxedControls(modal)
    await see({ 'forced-colors': 'active' })
    note('forced colours', [
      ...findEdgeless(boxed),
      ...findRingless(modal),
      ...findColourOnly(modal),
    ])
    await see({})

    await resize(390, 844)
    note('targets', findNarrowTargets(modal))
    const undo = spaceOut()
    note('text spacing', findCut(modal))
    undo()
    await setTextSize(32)
    await resize(640, 800)
    note('text of 200 %', findCut(modal))
    await setTextSize(16)
    await resize(320, 640)
    note('320 px', findCut(modal))
    await speak(stage, 'ar')
    note('320 px, Arabic', findCut(modal))
    await speak(stage, 'en')
    await resize(640, 400)
    note('200 %', findCut(modal))
    await resize(320, 256)
    note('400 %', [...findCut(modal), ...(await tabThrough(modal))])

    note('Escape', await leave(stage))
    expect(
      Object.entries(found).flatMap(([check, findings]) =>
        findings.map((finding) => `${check}: ${finding}`),
      ),
    ).toEqual([])
  },
)

/** Sets what the page sees of a visitor who always wants less motion. */
async function see(settings: Readonly<Record<string, string>>): Promise<void> {
  const features = { 'prefers-reduced-motion': 'reduce', ...settings }
  await emulateMedia(features)
  for (const [name, value] of Object.entries(features))
    await expect
      .poll(() => matchMedia(`(${name}: ${value})`).matches)
      .toBe(true)
  await rest()
}

/** Draws a state, and writes down what moves until it has come to rest. */
async function show(state: State) {
  const stage = setStage(state)
  const moving = new Set<string>()
  let frame = requestAnimationFrame(function watch() {
    for (const { effect, playState } of document.getAnimations())
      if (
        effect instanceof KeyframeEffect &&
        playState === 'running' &&
        Number(effect.getComputedTiming().duration) > 1 &&
        isMoving(effect)
      )
        moving.add(`${effect.target?.outerHTML.slice(0, 80)}`)
    frame = requestAnimationFrame(watch)
  })
  page.getByRole('button').first().element().focus()
  if (state.isConnected) await stage.connect({ id: 'io.kite' })
  await state.before?.(stage)
  stage.open(typeof state.at === 'function' ? await state.at(stage) : state.at)
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await state.act?.(stage)
  const modal = await stage.shows(state.shows)
  await rest()
  return {
    modal,
    stage,
    moved() {
      cancelAnimationFrame(frame)
      return [...moving]
    },
  }
}

/** Whether something goes, grows or turns: a fade does not. */
function isMoving(effect: KeyframeEffect): boolean {
  const values = new Map<string, Set<unknown>>()
  for (const {
    composite,
    computedOffset,
    easing,
    offset,
    ...properties
  } of effect.getKeyframes())
    for (const [name, value] of Object.entries(properties))
      values.set(name, (values.get(name) ?? new Set()).add(value))
  return [...values].some(
    ([name, found]) => found.size > 1 && !/^(opacity|visibility)$/.test(name),
  )
}

async function paint(stage: Stage, mode: 'dark' | 'light'): Promise<void> {
  setTheme(stage.kit, { mode })
  await expect
    .poll(() => document.querySelector('[data-kit]:has(> dialog)'))
    .toMatchObject({ dataset: { theme: mode } })
  await rest()
}

async function speak(stage: Stage, locale: 'ar' | 'en'): Promise<void> {
  stage.speak(locale)
  await expect
    .poll(() => document.querySelector('[data-kit]:has(> dialog)'))
    .toMatchObject({ dir: locale === 'ar' ? 'rtl' : 'ltr' })
  await rest()
}

async function resize(width: number, height: number): Promise<void> {
  await page.viewport(width, height)
  await rest()
}

/** Until nothing is on its way any more, and two frames were drawn. */
async function rest(): Promise<void> {
  await expect
    .poll(() =>
      document
        .getAnimations()
        .every(({ playState }) => playState !== 'running'),
    )
    .toBe(true)
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  await frame()
  await frame()
}

/** What axe objects to: by all of its rules, or by one. */
async function object(
  modal: HTMLElement,
  rule?: string,
): Promise<readonly string[]> {
  const { violations } = await axe.run(modal, {
    resultTypes: ['violations'],
    ...(rule && {
      runOnly: [rule],
      rules: { [rule]: { enabled: true } },
    }),
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ any, html }) => `${id}: ${any[0]?.message} ${html}`),
  )
}

/** What has too little contrast while the pointer is on it. */
async function hovered(modal: HTMLElement): Promise<readonly string[]> {
  const leaveAll = hoverAll()
  await rest()
  const findings = await object(modal, 'color-contrast')
  leaveAll()
  await rest()
  return findings
}

/** Presses Escape until the modal is closed, and sees the focus come back. */
async function leave({ kit }: Stage) {
  const { modal } = kit.stores
  for (let press = 0; press < 6 && modal.getState().isOpen; press += 1)
    await userEvent.keyboard('{Escape}')
  if (modal.getState().isOpen) return ['the modal stays']
  return document.activeElement?.closest('[data-part="connect-button"]')
    ? []
    : [`the focus is on ${document.activeElement?.outerHTML.slice(0, 80)}`]
}
