/** A data service, and in whose name it is asked. */
export type ServiceAddress = {
  /** Where it is; no other host is asked. */
  readonly url: string
  /** The site's id at a service that serves several. */
  readonly projectId?: string | undefined
}

/** Where a service is, with the project in whose name it is asked. */
export function serviceAddress({ projectId, url }: ServiceAddress): string {
  if (projectId === undefined) return url
  const mark = url.includes('?') ? '&' : '?'
  return `${url}${mark}projectId=${encodeURIComponent(projectId)}`
}
