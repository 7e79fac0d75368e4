/** The only door to what signing in needs: most pages never do. */
export const loadSignIn = () => import('./signIn.js')
