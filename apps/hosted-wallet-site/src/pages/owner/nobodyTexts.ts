/** What pages say where nobody is signed in. */
export const nobodyTexts = {
  en: {
    'nobody.signIn': 'Sign in',
    'nobody.title': 'Sign in to your wallet first',
    'nobody.why': 'This browser is not signed in to a wallet.',
  },
  ar: {
    'nobody.signIn': 'تسجيل الدخول',
    'nobody.title': 'سجّل الدخول إلى محفظتك أولًا',
    'nobody.why': 'لم تسجّل الدخول إلى محفظة في هذا المتصفح.',
  },
} as const
