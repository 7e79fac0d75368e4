/** The one door of what an opening shows to whoever is connected. */
export const loadAccount = () => import('../views/Account/AccountView.js')
