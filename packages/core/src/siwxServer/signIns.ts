import { canonicalAccountId } from '../entities/account/accountId.js'
import type { Caller } from './Credential.js'
import type { SiwxContext } from './SiwxContext.js'
import { SiwxError } from './SiwxError.js'
import type { SignedIn, SignedInAccount } from './SiwxServerOptions.js'
import type { SiwxEntry } from './SiwxStore.js'
import { signInLifetimeMs } from './signInLifetimeMs.js'

/** Who is signed in stays so for a day after they were last seen. */
const idleLimitMs = 24 * 60 * 60_000

/** So often at most it is written down that somebody was seen. */
const touchPauseMs = 60 * 60_000

type Kept = { readonly account: SignedInAccount; readonly data: unknown }

const nobody: SignedIn = { accounts: [], data: undefined, expiresInMs: 0 }

/** Who is signed in; nobody without an owner who is known. */
export async function readSignIn(
  { environment, options }: SiwxContext,
  owner: string | undefined,
): Promise<SignedIn> {
  if (owner === undefined) return nobody
  const nowMs = environment.clock.now()
  const entries = await options.store.read(owner, nowMs)
  const kept = entries.map(({ value }): Kept => JSON.parse(value))
  const [first] = kept
  const expiresAtMs = endOf(kept, nowMs)
  const isDue = entries.some(
    (entry) => entry.expiresAtMs + touchPauseMs < expiresAtMs,
  )
  if (isDue) await options.store.touch(owner, expiresAtMs)
  const endsAtMs = isDue
    ? expiresAtMs
    : Math.min(...entries.map((entry) => entry.expiresAtMs))
  if (!first) return nobody
  return {
    accounts: kept.map(({ account }) => account),
    data: first.data,
    expiresInMs: endsAtMs - nowMs,
  }
}

/**
 * Signs accounts in as a new owner; the one before is worth nothing from then
 * on, whoever is it.
 * @returns cookies for the browser, and who is signed in by them
 */
export async function writeSignIn(
  { credential, environment, options: { store } }: SiwxContext,
  caller: Caller,
  signedIn: Pick<SignedIn, 'accounts' | 'data'>,
): Promise<{ readonly cookies: readonly string[]; readonly now: SignedIn }> {
  const nowMs = environment.clock.now()
  const { cookies, owner, replace } = credential.issue(caller)
  const kept = signedIn.accounts.map(
    (account): Kept => ({ account, data: signedIn.data }),
  )
  const expiresAtMs = endOf(kept, nowMs)
  for (const one of kept) {
    const entry = toEntry(owner, one, expiresAtMs)
    if (!(await store.put(entry, nowMs))) throw new SiwxError('UNAVAILABLE')
  }
  await replace()
  return { cookies, now: { ...signedIn, expiresInMs: expiresAtMs - nowMs } }
}

/**
 * Signs one account of an owner out, or all of them.
 * @returns those who were signed out
 */
export async function removeSignIn(
  context: SiwxContext,
  owner: string | undefined,
  accountId: string | undefined,
): Promise<readonly SignedInAccount[]> {
  if (owner === undefined) return []
  const { accounts } = await readSignIn(context, owner)
  const key = accountId === undefined ? undefined : keyOf(accountId)
  const leaving = accounts.filter(
    (one) => key === undefined || keyOf(one.accountId) === key,
  )
  await context.options.store.remove(owner, key)
  return leaving
}

/** By which a store finds all sign-ins of an account. */
export function keyOf(accountId: string): string {
  return canonicalAccountId(accountId as SignedInAccount['accountId'])
}

/** When a sign-in ends, by the oldest of its accounts. */
function endOf(kept: readonly Kept[], nowMs: number): number {
  const oldest = Math.min(
    nowMs,
    ...kept.map(({ account }) => account.signedInAtMs),
  )
  return Math.min(nowMs + idleLimitMs, oldest + signInLifetimeMs)
}

function toEntry(owner: string, kept: Kept, expiresAtMs: number): SiwxEntry {
  const account = keyOf(kept.account.accountId)
  const value = JSON.stringify(kept)
  return { key: `${owner} ${account}`, owner, account, value, expiresAtMs }
}
