import { controlsOf, describe } from './controlsOf.test.fixture.js'

const isClear = (colour: string) => /^rgba\(.*, 0\)$/.test(colour)
const sides = ['Top', 'Right', 'Bottom', 'Left'] as const

function hasEdge(style: CSSStyleDeclaration): boolean {
  return sides.every(
    (side) =>
      style[`border${side}Style`] !== 'none' &&
      Number.parseFloat(style[`border${side}Width`]) >= 1 &&
      !isClear(style[`border${side}Color`]),
  )
}

/** What the edge of a control is drawn by: itself, or its field's box. */
function boxesOf(control: HTMLElement): readonly HTMLElement[] {
  const box = control.parentElement
  return control.matches('input:not([type=checkbox], [type=radio])') && box
    ? [control, box]
    : [control]
}

/** The controls that a visitor knows by their area, as it is usually drawn. */
export function boxedControls(root: Element): readonly HTMLElement[] {
  return controlsOf(root).filter(
    (control) =>
      !control.matches(':hover') &&
      boxesOf(control).some((box) => {
        const style = getComputedStyle(box)
        return hasEdge(style) || !isClear(style.backgroundColor)
      }),
  )
}

/** Those of them that have no edge now. */
export function findEdgeless(
  controls: readonly HTMLElement[],
): readonly string[] {
  return controls
    .filter(
      (control) =>
        !control.matches('[type=checkbox]:not([role]), [type=radio]') &&
        !boxesOf(control).some((box) => hasEdge(getComputedStyle(box))),
    )
    .map((control) => `no edge: ${describe(control)}`)
}

/** Controls that do not show it when the focus gets there by keyboard. */
export function findRingless(root: Element): readonly string[] {
  return controlsOf(root)
    .filter((control) => {
      control.focus({ focusVisible: true } as FocusOptions)
      return !isRinged(control)
    })
    .map((control) => `no focus ring: ${describe(control)}`)
}

/** The frame of a field is drawn around what is typed into. */
export function isRinged(control: HTMLElement): boolean {
  return [control, control.parentElement].some((element) => {
    if (!element) return false
    const { outlineColor, outlineStyle, outlineWidth } =
      getComputedStyle(element)
    return (
      outlineStyle !== 'none' &&
      Number.parseFloat(outlineWidth) >= 2 &&
      !isClear(outlineColor)
    )
  })
}

const chosen = '[aria-selected=true], [aria-pressed=true], [aria-current]'

/**
 * What is chosen and differs from its neighbours by its colours alone. White on
 * black beside black on white is no matter of colours.
 */
export function findColourOnly(root: Element): readonly string[] {
  return [...root.querySelectorAll<HTMLElement>(chosen)]
    .filter((one) => {
      const row = one.closest('li') ?? one
      const next = row.nextElementSibling ?? row.previousElementSibling
      const other = row === one ? next : next?.querySelector(one.tagName)
      return other instanceof HTMLElement && shapeOf(one) === shapeOf(other)
    })
    .map((one) => `by its colour alone: ${describe(one)}`)
}

function shapeOf(element: HTMLElement): string {
  const style = getComputedStyle(element)
  return JSON.stringify([
    hasEdge(style) && sides.map((side) => style[`border${side}Width`]),
    hasEdge(style) && style.borderStyle,
    style.fontWeight,
    style.textDecorationLine,
    style.outlineStyle !== 'none' && style.outlineWidth,
    // The system's colours for what is chosen contrast with those around it.
    style.forcedColorAdjust === 'none' && style.backgroundColor,
    [...element.querySelectorAll('[data-part="tag"]')].map(
      ({ textContent }) => textContent,
    ),
    element.querySelectorAll('svg').length,
    [...element.querySelectorAll('*')].map(
      (part) => getComputedStyle(part).borderTopWidth,
    ),
  ])
}
