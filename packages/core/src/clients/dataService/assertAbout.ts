import {
  canonicalAccountId,
  isAccountId,
  type NetworkAccount,
} from '../../entities/account/accountId.js'

/**
 * An answer has to be about who was asked about.
 * @throws TypeError when it is not
 */
export function assertAbout(
  answer: { readonly account: string; readonly networkId: string },
  asked: NetworkAccount,
): void {
  const isSame =
    isAccountId(answer.account) &&
    canonicalAccountId(answer.account) === canonicalAccountId(asked)
  if (!isSame) throw new TypeError('It is about another account.')
  if (answer.networkId !== asked.networkId)
    throw new TypeError('It is about another network.')
}
