import type { KitState } from '@hasp/core/cookie'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { App } from './App.js'

const root = document.querySelector('#root')
const state: KitState | null = JSON.parse(
  document.querySelector('#state')?.textContent ?? 'null',
)
if (root)
  hydrateRoot(
    root,
    <StrictMode>
      <App state={state ?? undefined} />
    </StrictMode>,
  )
