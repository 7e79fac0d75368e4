import { createStore } from 'zustand/vanilla'
import type { AlertCode } from '../errors/alerts.js'

/** The configuration alert on show, for the page's developer. */
export type AlertsState = { readonly code: AlertCode | undefined }

export function createAlertsStore() {
  return createStore<AlertsState>(() => ({ code: undefined }))
}
