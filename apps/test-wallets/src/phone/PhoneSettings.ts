/** How the wallet misbehaves, for trying what a site does about it. */
export const phoneFaults = [
  'never',
  'reject',
  'late',
  'wrongAccount',
  'hang',
] as const

/** What it makes of a request to sign in with its approval. */
export const phoneSignIns = [
  'never',
  'oneChain',
  'narrower',
  'wider',
  'changed',
] as const

export type PhoneSignIn = (typeof phoneSignIns)[number]

export type PhoneFault = (typeof phoneFaults)[number]

/** What the address of the page decides. */
export type PhoneSettings = {
  isSelfApproving: boolean
  /** The only chains that it grants, as CAIP-2; undefined: all asked for. */
  chains: readonly string[] | undefined
  /**
   * `never` takes no notice of anything, `reject` rejects by itself, `late`
   * answers late, `wrongAccount` signs with the next account, `hang` takes the
   * decision and never passes it on.
   */
  fault: PhoneFault | undefined
  lateSeconds: number
  /**
   * `never` cannot and only connects, `oneChain` signs in on the first chain,
   * `narrower` allows one method, `wider` one more than was asked for,
   * `changed` signs another sentence; undefined signs what was asked, on each.
   */
  signIn?: PhoneSignIn | undefined
  /** A pairing to begin with. */
  uri: string | undefined
  /** The link by which sites on the same phone bring it to the front. */
  redirect?: string | undefined
}

/**
 * Reads `?uri=wc:…&approve=auto&chains=eip155:31337&fault=late&lateSeconds=8`
 * and `signIn=oneChain`, `redirect=phone://open`;
 * what makes no sense is as if it were absent.
 * @example readPhoneSettings(location.search).fault
 */
export function readPhoneSettings(search: string): PhoneSettings {
  const given = new URLSearchParams(search)
  const chains = (given.get('chains') ?? '')
    .split(',')
    .filter((chain) => /^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/.test(chain))
  const seconds = Number(given.get('lateSeconds') ?? Number.NaN)
  return {
    isSelfApproving: given.get('approve') === 'auto',
    chains: chains.length > 0 ? chains : undefined,
    fault: phoneFaults.find((fault) => fault === given.get('fault')),
    signIn: phoneSignIns.find((one) => one === given.get('signIn')),
    lateSeconds: seconds >= 0 && seconds <= 3600 ? seconds : 8,
    uri: given.get('uri') ?? undefined,
    redirect: given.get('redirect') ?? undefined,
  }
}
