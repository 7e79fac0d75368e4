import { useEffect, useRef, useState } from 'react'
import { measureContrast } from './measureContrast.js'

const pairs = [
  ['Text', '--kit-ink', '--kit-surface'],
  ['Quiet text', '--kit-ink-2', '--kit-surface'],
  ['Text on the accent', '--kit-on-accent', '--kit-accent'],
  ['Accent as text', '--kit-accent-text', '--kit-surface'],
] as const

/** What WCAG 2.2 asks of text at level AA. */
const leastContrast = 4.5

/** How well the chosen colours can be read, measured on what is on show. */
export function ContrastTable() {
  const table = useRef<HTMLTableElement>(null)
  const [ratios, setRatios] = useState<readonly number[]>([])

  useEffect(() => {
    const stage = table.current?.parentElement
    if (!stage) return
    const measure = () => {
      const scope = stage.querySelector('[data-kit]')
      if (scope)
        setRatios(
          pairs.map(([, ink, ground]) => measureContrast(scope, ink, ground)),
        )
    }
    // Looks are fetched, and arrive after the first frame.
    const changes = new MutationObserver(measure)
    changes.observe(stage, {
      attributes: true,
      attributeFilter: ['style', 'data-theme', 'class', 'data-kit'],
      subtree: true,
    })
    measure()
    return () => changes.disconnect()
  }, [])

  return (
    <table className="playground-contrast" ref={table}>
      <caption>Contrast of what you chose</caption>
      <tbody>
        {pairs.map(([name], index) => {
          const ratio = ratios[index]
          return (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{ratio === undefined ? '–' : ratio.toFixed(1)}</td>
              <td>
                {ratio !== undefined &&
                  (ratio >= leastContrast ? 'readable' : 'too low')}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
