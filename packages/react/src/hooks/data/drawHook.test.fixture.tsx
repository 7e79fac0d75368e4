import type { Kit } from '@hasp/core'
import { type ReactNode, StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import { KitProvider } from '../../KitProvider.js'

type Reading<result> = {
  readonly seen: { readonly told: result }[]
  readonly useHook: () => result
}

function Probe<result>({ seen, useHook }: Reading<result>): ReactNode {
  seen.push({ told: useHook() })
  return null
}

/**
 * Draws nothing but a hook, without views, until its test is over.
 * @returns gives what the hook said last
 */
export function drawHook<result>(kit: Kit, useHook: () => result) {
  const seen: { readonly told: result }[] = []
  const root = createRoot(document.createElement('div'))
  onTestFinished(() => root.unmount())
  flushSync(() =>
    root.render(
      <StrictMode>
        <KitProvider kit={kit}>
          <Probe seen={seen} useHook={useHook} />
        </KitProvider>
      </StrictMode>,
    ),
  )
  return (): result => {
    const last = seen.at(-1)
    if (!last) throw new Error('nothing drawn')
    return last.told
  }
}
