/** The part of a bundler's chunk by which it is named. */
export type NamedChunk = {
  readonly name: string
  readonly facadeModuleId?: string | null
}

/**
 * Where a chunk goes in `dist`: a view under its own name, so that whoever
 * weighs or debugs an app recognises it; everything else beside the views.
 */
export function chunkName({ name, facadeModuleId }: NamedChunk): string {
  const path = facadeModuleId?.split('\\').join('/') ?? ''
  const [, view] = /\/src\/views\/([^/]+)\//.exec(path) ?? []
  return view ? `views/${view}.js` : `chunks/${name}.js`
}
