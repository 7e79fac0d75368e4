import { canonicalAccountId } from '../entities/account/accountId.js'
import { readCookie, writeCookie } from './requests/cookies.js'
import type { SiwxContext } from './SiwxContext.js'
import { SiwxError } from './SiwxError.js'
import type { SignedIn, SignedInAccount } from './SiwxServerOptions.js'
import type { SiwxEntry } from './SiwxStore.js'
import { createSecret, hashSecret } from './secrets.js'

/** Who is signed in stays so for a day after they were last seen. */
const idleLimitMs = 24 * 60 * 60_000

/** And signs in again after a week. */
const lifetimeMs = 7 * idleLimitMs

/** So often at most it is written down that somebody was seen. */
const touchPauseMs = 60 * 60_000

type Kept = { readonly account: SignedInAccount; readonly data: unknown }

/** What all accounts of a cookie have in common. */
const nobody: SignedIn = { accounts: [], data: undefined }

/** Who sent a request; nobody without a cookie that is known. */
export async function readSignIn(
  context: SiwxContext,
  request: Request,
): Promise<SignedIn> {
  const owner = ownerOf(context, request)
  if (owner === undefined) return nobody
  const { environment, options } = context
  const nowMs = environment.clock.now()
  const entries = await options.store.read(owner, nowMs)
  const kept = entries.map(({ value }): Kept => JSON.parse(value))
  const [first] = kept
  const expiresAtMs = endOf(kept, nowMs)
  const isDue = entries.some(
    (entry) => entry.expiresAtMs + touchPauseMs < expiresAtMs,
  )
  if (isDue) await options.store.touch(owner, expiresAtMs)
  return {
    accounts: kept.map(({ account }) => account),
    data: first?.data,
  }
}

/**
 * Signs accounts in under a new cookie; the one before is worth nothing from
 * then on, whoever has it.
 * @returns the cookie
 */
export async function writeSignIn(
  context: SiwxContext,
  request: Request,
  signedIn: SignedIn,
): Promise<string> {
  const { cookies, environment, options } = context
  const { store } = options
  const nowMs = environment.clock.now()
  const secret = createSecret(environment)
  const owner = hashSecret('signIn', secret)
  const before = ownerOf(context, request)
  const kept = signedIn.accounts.map(
    (account): Kept => ({ account, data: signedIn.data }),
  )
  const expiresAtMs = endOf(kept, nowMs)
  for (const one of kept) {
    const entry = toEntry(owner, one, expiresAtMs)
    if (!(await store.put(entry, nowMs))) throw new SiwxError('UNAVAILABLE')
  }
  if (before !== undefined) await store.remove(before)
  return writeCookie(cookies, cookies.signedIn, secret, lifetimeMs)
}

/**
 * Signs one account of a cookie out, or all of them.
 * @returns those who were signed out
 */
export async function removeSignIn(
  context: SiwxContext,
  request: Request,
  accountId: string | undefined,
): Promise<readonly SignedInAccount[]> {
  const owner = ownerOf(context, request)
  if (owner === undefined) return []
  const { accounts } = await readSignIn(context, request)
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

function ownerOf(
  { cookies }: SiwxContext,
  request: Request,
): string | undefined {
  const secret = readCookie(request, cookies.signedIn)
  return secret === undefined ? undefined : hashSecret('signIn', secret)
}

/** When a cookie ends, by the oldest of its accounts. */
function endOf(kept: readonly Kept[], nowMs: number): number {
  const oldest = Math.min(
    nowMs,
    ...kept.map(({ account }) => account.signedInAtMs),
  )
  return Math.min(nowMs + idleLimitMs, oldest + lifetimeMs)
}

function toEntry(owner: string, kept: Kept, expiresAtMs: number): SiwxEntry {
  const account = keyOf(kept.account.accountId)
  const value = JSON.stringify(kept)
  return { key: `${owner} ${account}`, owner, account, value, expiresAtMs }
}
