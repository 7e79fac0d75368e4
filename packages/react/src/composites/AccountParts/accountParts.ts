/**
 * How parts of Account are fetched that not every visitor sees. It comes with
 * the first of them: what it names would weigh on the view.
 */
export const accountParts = {
  AccountActivity: () => import('../AccountActivity/AccountActivity.js'),
  AccountName: () => import('../AccountName/AccountName.js'),
  AccountTotal: () => import('../AccountTotal/AccountTotal.js'),
  EmailAccount: () => import('../EmailAccount/EmailAccount.js'),
  SignInStatus: () => import('../SignInStatus/SignInStatus.js'),
}
