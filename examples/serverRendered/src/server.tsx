import { readKitState } from '@hasp/core/cookie'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { App } from './App.js'

/**
 * Draws the page for whoever sent these cookies.
 * @param template the built `index.html`
 */
export function render(template: string, cookie: string | undefined): string {
  const state = readKitState(cookie)
  const page = renderToString(
    <StrictMode>
      <App state={state} />
    </StrictMode>,
  )
  // A script ends at the first `</script`, wherever that stands.
  const json = JSON.stringify(state ?? null).replaceAll('<', '\\u003c')
  return template
    .replace('<!--page-->', () => page)
    .replace('id="state">null<', () => `id="state">${json}<`)
}
