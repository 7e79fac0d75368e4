/** The scripts that may run as a worker; there are no others. */
export const workerUrls = {
  signer: import.meta.env.HASP_SIGNER_URL,
  password: import.meta.env.HASP_PASSWORD_URL,
  work: import.meta.env.HASP_WORK_URL,
  simulation: import.meta.env.HASP_SIMULATION_URL,
  sealing: import.meta.env.HASP_SEALING_URL,
  /** Only pages for the owner alone know where it is. */
  owner: import.meta.env.HASP_OWNER_URL,
} as const

/** Trusted Types, which the library of TypeScript does not know yet. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL(url: string): string }
}

/**
 * Makes the workers of this page. The policy of the page lets one maker of
 * script addresses exist, which knows these and throws for all else.
 */
export function createWorkerStarter(
  trustedTypes: TrustedTypes | undefined,
): (name: keyof typeof workerUrls) => Worker {
  const known: readonly string[] = Object.values(workerUrls)
  const policy = trustedTypes?.createPolicy('hasp-worker', {
    createScriptURL: (url) => {
      if (known.includes(url)) return url
      throw new TypeError('This is no worker of the wallet.')
    },
  })
  return (name) => {
    const url = workerUrls[name]
    return new Worker(policy ? policy.createScriptURL(url) : url, {
      type: 'module',
      name,
    })
  }
}
