/** Joins the class names that are set. */
export function joinClassNames(
  ...names: readonly (string | undefined)[]
): string {
  return names.filter(Boolean).join(' ')
}
