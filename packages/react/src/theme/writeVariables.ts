import type { Variables } from './Look.js'

/**
 * Writes custom properties on an element.
 * @returns what takes them back
 * @example writeVariables(element, { '--kit-radius': '0' })
 */
export function writeVariables(
  element: HTMLElement,
  variables: Variables,
): () => void {
  for (const [name, value] of Object.entries(variables))
    if (value !== undefined) element.style.setProperty(name, value)
  return () => {
    for (const name of Object.keys(variables))
      element.style.removeProperty(name)
  }
}
