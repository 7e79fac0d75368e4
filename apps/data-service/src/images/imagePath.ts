/** Where the service has a picture of this hash. */
export const imagePath = (sha256: string): string => `/v1/images/${sha256}`
