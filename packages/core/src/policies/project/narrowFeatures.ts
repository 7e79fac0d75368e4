/** Options of the kit by their names, each on, off, or of another kind. */
type Features = { readonly [name: string]: unknown }

/**
 * Which features are on, where a project is configured: what the site says of
 * one counts, then the project, then the default. A project turns off what is
 * on, and nothing else: it neither turns on, adds nor reorders.
 * @param parameters.defaults every feature with its default filled in
 * @param parameters.ofSite what the site says
 * @param parameters.ofProject what the project says
 */
export function narrowFeatures<features extends Features>({
  defaults,
  ofProject,
  ofSite = {},
}: {
  readonly defaults: features
  readonly ofSite: Features | undefined
  readonly ofProject: { readonly [name: string]: boolean }
}): features {
  const off = Object.keys(defaults).filter(
    (name) =>
      ofSite[name] === undefined &&
      Object.hasOwn(ofProject, name) &&
      ofProject[name] === false &&
      defaults[name] === true,
  )
  return {
    ...defaults,
    ...Object.fromEntries(off.map((name) => [name, false])),
  }
}
