import type { StorageName } from './keys.js'

/** Where a text is set aside that could not be read under its name. */
export function badKeyOf(name: StorageName): string {
  return `hasp.${name}.bad`
}
