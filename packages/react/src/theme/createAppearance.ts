import type { Appearance } from './Appearance.js'
import type { ThemeName } from './accent.js'
import { addClassNames } from './addClassNames.js'
import type { Look, Variables } from './Look.js'
import type { ClassNames } from './parts.js'
import { resolveVariables } from './resolveVariables.js'
import { writeVariables } from './writeVariables.js'

/**
 * The appearance of the kit in the looks of a site.
 * @param parameters.look as the site asks for it; see `resolveVariables`
 * @param parameters.classNames class names for single parts
 * @param parameters.present places the modal, where it is not in the middle
 * @throws TypeError, when first shown, if the accent is not a colour.
 * @example createAppearance({ look: { accent: '#0590a2', radius: 0.5 } })
 */
export function createAppearance({
  look = {},
  classNames,
  present,
}: createAppearance.Parameters): Appearance {
  const known = new Map<ThemeName, Variables>()
  const variablesOf = (theme: ThemeName) => {
    const variables = known.get(theme) ?? resolveVariables(look, theme)
    known.set(theme, variables)
    return variables
  }
  return {
    dress(root, theme) {
      const undo = [writeVariables(root, variablesOf(theme))]
      if (classNames) undo.push(addClassNames(root, classNames))
      if (present) undo.push(present(root))
      return () => {
        for (const step of undo) step()
      }
    },
  }
}

export declare namespace createAppearance {
  type Parameters = {
    look?: Look | undefined
    classNames?: ClassNames | undefined
    present?: Present | undefined
  }
  /** Places the modal below a root; the result takes it back. */
  type Present = (root: HTMLElement) => () => void
}
