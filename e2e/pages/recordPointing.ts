import type { BrowserContext } from '@playwright/test'

const pointing = [
  'mousedown',
  'mousemove',
  'mouseup',
  'pointerdown',
  'pointermove',
  'pointerup',
  'touchstart',
] as const

/**
 * Writes down what a mouse, a pen or a finger does, from now on and in every
 * page, the wallet's window included.
 * @returns what has been written down, still growing
 */
export async function recordPointing(
  context: BrowserContext,
): Promise<readonly string[]> {
  const recorded: string[] = []
  await context.exposeFunction('notePointing', (what: string) => {
    recorded.push(what)
  })
  await context.addInitScript((types) => {
    for (const type of types)
      window.addEventListener(
        type,
        ({ target }) =>
          Reflect.get(window, 'notePointing')(`${type} on ${target}`),
        { capture: true, passive: true },
      )
  }, pointing)
  return recorded
}
