/** The part of a manifest that says what is not bundled. */
export type Manifest = {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

/** Tells whether an import is left to whoever installs the package. */
export function isExternal(manifest: Manifest): (id: string) => boolean {
  const names = [
    ...Object.keys(manifest.dependencies ?? {}),
    ...Object.keys(manifest.peerDependencies ?? {}),
  ]
  return (id) => names.some((name) => id === name || id.startsWith(`${name}/`))
}
