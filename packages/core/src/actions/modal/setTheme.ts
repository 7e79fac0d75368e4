import { internals } from '../../kit/internals.js'
import type { Kit } from '../../kit/Kit.js'
import type { ThemeMode } from '../../stores/theme.js'

/**
 * Chooses light, dark or the system's theme, for this and other tabs.
 * @param parameters.mode one of `themeModes`
 * @example
 * import { setTheme } from '@hasp/core'
 *
 * setTheme(kit, { mode: 'system' })
 */
export function setTheme(kit: Kit, { mode }: { mode: ThemeMode }): void {
  kit[internals].stores.theme.setState({ mode })
  kit[internals].storage.set('theme', mode)
}
