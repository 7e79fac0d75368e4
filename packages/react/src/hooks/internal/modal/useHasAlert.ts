import { useKit } from '../../useKit.js'
import { useStore } from '../../useStore.js'

/** Whether there is an alert for the page's developer. */
export function useHasAlert(): boolean {
  const { options, stores } = useKit()
  const isRaised = useStore(stores.alerts, ({ code }) => code !== undefined)
  return options.debug && isRaised
}
