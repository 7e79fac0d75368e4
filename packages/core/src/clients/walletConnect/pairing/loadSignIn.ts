/** Loads what signing in needs: most pages never do. */
export const loadSignIn = () => import('./signIn.js')
