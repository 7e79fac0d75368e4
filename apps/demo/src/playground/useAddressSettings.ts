import { useState } from 'react'
import {
  type PlaygroundSettings,
  readSettings,
  writeSettings,
} from './playgroundSettings.js'

/** The settings of the address, which follows every change. */
export function useAddressSettings() {
  const [settings, setSettings] = useState(() => readSettings(location.search))
  const change = (patch: Partial<PlaygroundSettings>) => {
    const next = { ...settings, ...patch }
    const query = writeSettings(next)
    history.replaceState(null, '', query ? `/?${query}` : '/')
    setSettings(next)
  }
  return [settings, change] as const
}
