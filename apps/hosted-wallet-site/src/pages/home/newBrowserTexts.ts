/** What a browser says that waits until another one lets it in. */
export const newBrowserTexts = {
  en: {
    'new.again': 'Wait again',
    'new.back': 'Back to your wallet',
    'new.compare': 'Your other device must show the same four characters:',
    'new.deciding': 'Waiting for your answer on the other device…',
    'new.denied':
      'This browser was turned away: your other device, or the link in a mail, said no. If that was a mistake, sign in again.',
    'new.differ': 'If they differ, say so there. Somebody else may be asking.',
    'new.failed': 'The wallet could not be reached. Try again.',
    'new.how':
      'This browser is new to your wallet. On a device where you already use it, open {page} and choose this browser.',
    'new.otherWay': 'Use another way',
    'new.title': 'Confirm this browser',
    'new.waiting': 'Waiting for your other device…',
  },
  ar: {
    'new.again': 'الانتظار مجددًا',
    'new.back': 'العودة إلى محفظتك',
    'new.compare': 'يجب أن يعرض جهازك الآخر الأحرف الأربعة نفسها:',
    'new.deciding': 'في انتظار إجابتك على الجهاز الآخر…',
    'new.denied':
      'رُفض هذا المتصفح: قال جهازك الآخر أو الرابط في رسالة بريد لا. إن كان ذلك خطأ فسجّل الدخول من جديد.',
    'new.differ': 'إن اختلفت فأخبر بذلك هناك، فقد يكون شخص آخر هو من يطلب.',
    'new.failed': 'تعذّر الوصول إلى المحفظة. حاول مرة أخرى.',
    'new.how':
      'هذا المتصفح جديد على محفظتك. افتح {page} على جهاز تستخدم عليه محفظتك من قبل، واختر هذا المتصفح.',
    'new.otherWay': 'استخدام طريقة أخرى',
    'new.title': 'تأكيد هذا المتصفح',
    'new.waiting': 'في انتظار جهازك الآخر…',
  },
} as const
